import { type Page, expect } from '@playwright/test';
import type { Account } from '../fixtures/test.ts';
import { ProviderPage } from './provider-page.ts';

export const services = ['Google', 'GitHub', 'Facebook', 'X'] as const;
type Service = (typeof services)[number];

export class SignInPage {
  constructor(private readonly page: Page) {}

  async signUp({ name, email, password }: Account): Promise<void> {
    await this.page.goto('/signup');
    await this.page.getByLabel('Name (optional)').fill(name);
    await this.fill(email, password);
    await this.page
      .getByRole('main')
      .getByRole('button', { name: /^(Create|Start|Sign up)/ })
      .click();
  }

  async signIn({ email, password }: Account): Promise<void> {
    await this.expectOpen();
    await this.fill(email, password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
  }

  /** Goes to the page of the service, in the window that it opens. */
  async openWindow(service: Service): Promise<ProviderPage> {
    const opened = this.page.waitForEvent('popup');
    await this.continueWith(service);
    return new ProviderPage(await opened);
  }

  async continueWith(service: Service): Promise<void> {
    await this.page.getByRole('button', { name: `Continue with ${service}` }).click();
  }

  async expectOpen(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Sign in to your twin' })).toBeVisible();
  }

  private async fill(email: string, password: string): Promise<void> {
    await this.page.getByRole('textbox', { name: 'Email' }).fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
  }
}
