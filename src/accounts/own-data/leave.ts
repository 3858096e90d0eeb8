import type { OwnedData } from '../../platform/owned-data.ts'
import type { Platform } from '../../platform/platform.ts'

/**
 * What every slice ends when an account is suspended, banned or erased. It goes into the same batch, after the new
 * status.
 */
export const leave = (platform: Platform, owned: readonly OwnedData[], account: string) =>
  owned.flatMap((each) => each.leave?.(platform, account) ?? [])
