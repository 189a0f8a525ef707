import { type Locator, type Page, type Route, expect } from '@playwright/test';

const ADDRESS = '**/api/contact';

export interface SentMessage {
  name: string;
  email: string;
  message: string;
  idempotencyKey: string;
}

export class ContactPage {
  readonly name: Locator;
  readonly email: Locator;
  readonly message: Locator;
  readonly arrived: Locator;

  constructor(private readonly page: Page) {
    this.name = page.getByRole('textbox', { name: 'Your name' });
    this.email = page.getByRole('textbox', { name: 'Email' });
    this.message = page.getByRole('textbox', { name: 'Message' });
    this.arrived = page.getByRole('heading', { name: 'Your message has arrived' });
  }

  async open(): Promise<void> {
    await this.page.goto('/contact');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async write(message: string): Promise<void> {
    await this.name.fill('Mara');
    await this.email.fill('mara@example.org');
    await this.message.fill(message);
  }

  async expectFailure(words: string): Promise<void> {
    await expect(this.page.getByRole('alert').filter({ hasText: 'Your message wasn’t sent' })).toContainText(
      words,
    );
  }

  /** Accepts every message and returns the list of those sent. */
  async stubServerSuccess(): Promise<SentMessage[]> {
    const messages: SentMessage[] = [];
    await this.routeTo(async (route) => {
      messages.push(route.request().postDataJSON() as SentMessage);
      await route.fulfill({ status: 201, json: { reference: 'TW-7K3M-Q9' } });
    });
    return messages;
  }

  /** Refuses connections, as during a restart; returns the messages sent. */
  async stubServerDown(): Promise<SentMessage[]> {
    const messages: SentMessage[] = [];
    await this.routeTo(async (route) => {
      messages.push(route.request().postDataJSON() as SentMessage);
      await route.abort('connectionrefused');
    });
    return messages;
  }

  async routeTo(handle: (route: Route) => Promise<void>): Promise<void> {
    await this.page.unroute(ADDRESS);
    await this.page.route(ADDRESS, handle);
  }
}
