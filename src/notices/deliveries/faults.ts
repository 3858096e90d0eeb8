import { z } from 'zod'

const FaultCode = z
  .enum([
    'refused',
    'redirect-not-followed',
    'gone',
    'timeout',
    'private-address',
    'unreachable',
    'webhook-off',
    'account-unconfirmed',
    'account-suspended',
    'account-banned',
    'account-erased',
    'fault',
  ])
  .meta({
    id: 'DeliveryFault',
    description:
      'Why an attempt failed: `refused` (another status than 2xx), `redirect-not-followed`, `gone` (410), `timeout`, `private-address`, `unreachable`, `webhook-off`, `account-…` (yours was not active), or `fault` (of this server).',
  })

const PushHeld = z.enum(['switched-off', 'decision-taken', 'match-over', 'match-frozen', 'daily', 'match-open']).meta({
  id: 'PushHeld',
  description:
    'Why something is not pushed to a browser: `switched-off` (you want none of this kind), or it was no longer true (`decision-taken`, `match-over`, `match-frozen`). Or why it waits: for the hour of your daily mails (`daily`), or because you have the match open (`match-open`).',
})

/** Why an attempt failed, or was not made, as a stable code. A broken connection adds the system's code. */
export const Fault = z.union([FaultCode, PushHeld, z.templateLiteral(['unreachable ', z.string()])])
export type Fault = z.infer<typeof Fault>
