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

/** Why an attempt failed, as a stable code. A broken connection adds the system's code. */
export const Fault = z.union([FaultCode, z.templateLiteral(['unreachable ', z.string()])])
export type Fault = z.infer<typeof Fault>
