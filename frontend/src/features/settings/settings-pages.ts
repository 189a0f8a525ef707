/** One chunk: who opens one tab opens the next, and every chunk costs the first load its name. */
export { AccountPage } from './pages/account-page';
export { ChatSettingsPage } from './pages/chat-settings-page';
export { ModelPage } from './pages/model-page';
export { SessionsPage } from './pages/sessions-page';
export { SignInPage } from './pages/sign-in-page';
