/** By what a home is joined. */
export const CONNECTION_KINDS = ['simulated', 'mqtt', 'home_assistant'] as const;
export const CONNECTION_STATUSES = ['connecting', 'connected', 'disconnected', 'refused'] as const;
