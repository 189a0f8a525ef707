import { type Page, expect } from '@playwright/test';

export type Place = 'Today' | 'Ask' | 'Search' | 'Memory' | 'Reminders' | 'Activity';

/** The frame around every signed-in screen. */
export class Shell {
  constructor(private readonly page: Page) {}

  async open(place: Place): Promise<void> {
    await this.page.getByRole('navigation').getByRole('link', { name: place, exact: true }).click();
  }

  /** To any address, without loading the application anew. */
  async turnTo(address: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  }

  async openCommands(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await expect(this.page.getByRole('combobox', { name: 'Commands' })).toBeFocused();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: /^Account of/ }).click();
    await this.page.getByRole('menuitem', { name: 'Sign out' }).click();
  }

  async switchTheme(): Promise<void> {
    await this.page.getByRole('button', { name: /^Account of/ }).click();
    await this.page.getByRole('menuitem', { name: /theme/ }).click();
  }

  async expectToast(text: string | RegExp): Promise<void> {
    await expect(
      this.page.getByRole('status').or(this.page.getByRole('alert')).filter({ hasText: text }).first(),
    ).toBeVisible();
  }
}
