import { expect, test } from '../../fixtures/test.ts';

const GUESSES = 10;

test.use({ signUpBy: 'form', failures: [429] });

test(
  'guesses at a password are stopped, and the person is told to wait',
  { tag: '@stack' },
  async ({ page, owner, shell, signIn }) => {
    await shell.signOut();
    for (let guess = 0; guess < GUESSES; guess += 1) {
      await page.request.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=trial', {
        data: { email: owner.email, password: `guess ${String(guess)}` },
      });
    }
    await signIn.signIn(owner);
    await expect(page.getByRole('alert')).toHaveText(
      'Too many attempts. Wait a few minutes, then try again.',
    );
  },
);
