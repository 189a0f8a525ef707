/** One chunk, as with the settings: few ever open it, and every chunk costs everybody's first load its name. */
export { AdminPage } from './pages/admin-page';
export { MailPage } from './pages/mail-page';
export { MessagesPage } from './pages/messages-page';
