import { type Locator, type Page, expect } from '@playwright/test';

const paths = {
  Account: '/settings/account',
  'Sign-in methods': '/settings/sign-in',
  Sessions: '/settings/sessions',
  'Language model': '/settings/language-model',
} as const;

export type SettingsTab = keyof typeof paths;
export const settingsTabs = Object.keys(paths) as SettingsTab[];

export class SettingsPage {
  constructor(private readonly page: Page) {}

  async open(tab: SettingsTab): Promise<void> {
    await this.page.goto(paths[tab]);
    await this.expectTab(tab);
  }

  /** By the tabs of the page itself. */
  async turnTo(tab: SettingsTab): Promise<void> {
    await this.page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: tab, exact: true })
      .click();
    await this.expectTab(tab);
  }

  async expectTab(tab: SettingsTab): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`${paths[tab]}$`));
    await expect(this.page).toHaveTitle(`Twyn | ${tab}`);
    await expect(this.page.getByRole('main').getByRole('link', { name: tab, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }

  /** A part of the page, by its heading. */
  section(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  async changeEmail(email: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Change email' }).click();
    await this.page.getByRole('textbox', { name: 'New email' }).fill(email);
    await this.page.getByRole('button', { name: 'Send the link' }).click();
  }

  async askToDelete(confirmation: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Delete account' }).click();
    const question = this.page.getByRole('dialog', { name: 'Delete your account?' });
    await question.getByRole('textbox').fill(confirmation);
    await question.getByRole('button', { name: 'Delete everything' }).click();
  }

  /** Fills in the reauthentication dialog. */
  async reauthenticateBy(password: string): Promise<void> {
    const question = this.page.getByRole('dialog', { name: 'Confirm it’s you' });
    await question.getByLabel('Password', { exact: true }).fill(password);
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(question).toBeHidden();
  }
}
