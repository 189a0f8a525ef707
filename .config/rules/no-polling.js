const POLLING = new Set(['pollingInterval', 'skipPollingIfUnfocused']);

/** The server tells what changes; nothing asks it again and again. */
export const noPolling = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { polling: 'What changes on the server is told by shared/live: map its topic to a tag.' },
  },
  create(context) {
    return {
      Property(node) {
        if (POLLING.has(node.key.name)) context.report({ node, messageId: 'polling' });
      },
    };
  },
};
