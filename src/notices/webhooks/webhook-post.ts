import type { Platform } from '../../platform/platform.ts'
import type { ClaimedPost } from '../deliveries/delivery.ts'
import type { Post } from '../deliveries/post.ts'
import { chatBody } from './chat.ts'
import { chatFormatOf } from './formats.ts'
import { signature } from './secret.ts'

/** A delivery as a program gets it: signed, or a sentence for a chat. */
export async function webhookPost(platform: Platform, claimed: ClaimedPost): Promise<Post> {
  const { url, body } = claimed
  const chat = chatFormatOf(claimed.format)
  const agent = { 'user-agent': `Paquebot (+${platform.publicUrl()})` }
  if (chat) return { url, headers: agent, body: await chatBody(platform, chat, claimed) }
  return { url, headers: { ...signature(platform.secrets, claimed, platform.clock.now()), ...agent }, body }
}
