import { z } from 'zod';

export const hook = z
  .object({
    id: z.uuid(),
    name: z.string(),
    isSigned: z.boolean().meta({ description: 'Calls have to be signed.' }),
    createdAt: z.iso.datetime(),
    calledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AutomationHook' });
export type HookResponse = z.output<typeof hook>;

export const hookList = z.object({ items: z.array(hook) }).meta({ id: 'AutomationHookList' });
export type HookList = z.output<typeof hookList>;

export const createHook = z
  .strictObject({ name: z.string().trim().min(1).max(80), isSigned: z.boolean().default(false) })
  .meta({ id: 'CreateAutomationHook' });
export type CreateHook = z.output<typeof createHook>;

export const newHook = hook
  .extend({
    path: z.string().meta({ description: 'To be called with POST. It is shown once.' }),
    secret: z.string().nullable().meta({ description: 'What calls are signed with. It is shown once.' }),
  })
  .meta({ id: 'NewAutomationHook' });
export type NewHook = z.output<typeof newHook>;

export const hookToken = z.string().max(100);
