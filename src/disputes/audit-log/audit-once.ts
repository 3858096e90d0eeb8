import { type AuditLine, audit } from '../../platform/audit/audit.ts'
import type { Player } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'

/** Writes a line to the audit log the first time that it is called: a change may be judged several times. */
export function auditOnce(platform: Platform, administrator: Player): (line: AuditLine) => Promise<void> {
  let isNoted = false
  return async (line) => {
    if (!isNoted) await audit(platform, administrator, line)
    isNoted = true
  }
}
