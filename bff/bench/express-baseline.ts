// The bare Express handler that GET /api/me is compared with: the same body, no session, no headers, no framework on top.
import express from 'express';

const app = express();
const user = {
  id: crypto.randomUUID(),
  uid: 'bench',
  email: 'bench@example.com',
  emailVerified: false,
  displayName: 'bench',
  photoURL: null,
  role: 'user',
  customClaims: { admin: false },
  createdAt: new Date().toISOString(),
};
app.get('/api/me', (_request, response) => {
  response.json(user);
});
app.listen(Number(process.env.PORT), '127.0.0.1');
