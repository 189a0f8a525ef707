import { type Locator, type Page, expect } from '@playwright/test';

/** Views one step below a place; the rail shows them while one is there. */
const PLACE_OF = { Reminders: 'Today', Voice: 'Ask', Search: 'Memory', 'To confirm': 'Memory' } as const;

export type Place = 'Today' | 'Ask' | 'Memory' | 'Body' | 'Home' | 'Activity' | keyof typeof PLACE_OF;

/** The frame around every signed-in screen. */
export class Shell {
  constructor(private readonly page: Page) {}

  async open(place: Place): Promise<void> {
    if (place in PLACE_OF) await this.link(PLACE_OF[place as keyof typeof PLACE_OF]).click();
    await this.link(place).click();
  }

  /** A child may have a number of what waits behind its name. */
  private link(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: new RegExp(`^${name}( *,.*)?$`) });
  }

  /** To any address, without loading the application anew. */
  async turnTo(address: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, address);
  }

  /** From the bar of a phone; leaves a toast. */
  async capture(text: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Capture', exact: true }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Tell your twin something' });
    await dialog.getByRole('textbox').first().fill(text);
    await dialog.getByRole('button', { name: 'Remember' }).click();
    await expect(dialog).toBeHidden();
  }

  async openCommands(): Promise<void> {
    const field = this.page.getByRole('combobox', { name: 'Find or do' });
    // The keys come after the first paint, with code of their own.
    await expect(async () => {
      await this.page.keyboard.press('Control+k');
      await expect(field).toBeFocused({ timeout: 1_000 });
    }).toPass();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: /^Account of/ }).click();
    await this.page.getByRole('menuitem', { name: 'Logout' }).click();
  }

  async expectToast(text: string | RegExp): Promise<void> {
    await expect(
      this.page.getByRole('status').or(this.page.getByRole('alert')).filter({ hasText: text }).first(),
    ).toBeVisible();
  }
}
