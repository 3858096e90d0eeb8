import type { OwnedData } from '../../platform/owned-data.ts'
import type { Platform } from '../../platform/platform.ts'

/** For the batch that suspends, bans or erases an account, after its new status: what ends with that in every slice. */
export const leave = (platform: Platform, owned: readonly OwnedData[], account: string) =>
  owned.flatMap((each) => each.leave?.(platform, account) ?? [])
