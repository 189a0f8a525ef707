/** Where the stack under test answers. E2E_BASE_URL points the tests at one that already runs. */
export const stackName = process.env.E2E_STACK === 'containers' ? 'containers' : 'embedded';
export const port = Number(process.env.E2E_PORT ?? (stackName === 'containers' ? 18180 : 18080));
export const baseUrl = process.env.E2E_BASE_URL ?? `http://localhost:${String(port)}`;

/** Who the stack makes an administrator; one that already runs needs it in its ADMIN_EMAIL. */
export const adminEmail = 'admin@example.com';
