import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'

const ended = (text: string) => Buffer.from(`${text}\0`)
const derived = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/**
 * A browser that has subscribed: its keys, and how it reads what is pushed to it. Written from RFC 8291 §3.4 and RFC 8188
 * §2, and not by the package that the server encrypts with.
 * @param given the private key and the secret; by default, new ones
 */
export function browser(given: { readonly privateKey?: Buffer; readonly auth?: Buffer } = {}) {
  const pair = createECDH('prime256v1')
  if (given.privateKey) pair.setPrivateKey(given.privateKey)
  else pair.generateKeys()
  const auth = given.auth ?? randomBytes(16)
  return {
    keys: { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') },
    /** @throws Error if it was encrypted for somebody else, or changed */
    read(pushed: Buffer): string {
      const salt = pushed.subarray(0, 16)
      const sender = pushed.subarray(21, 21 + (pushed[20] ?? 0))
      const record = pushed.subarray(21 + sender.length)
      const info = Buffer.concat([ended('WebPush: info'), pair.getPublicKey(), sender])
      const key = derived(pair.computeSecret(sender), auth, info, 32)
      const decipher = createDecipheriv(
        'aes-128-gcm',
        derived(key, salt, ended('Content-Encoding: aes128gcm'), 16),
        derived(key, salt, ended('Content-Encoding: nonce'), 12),
      ).setAuthTag(record.subarray(-16))
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
      // The last record ends with a delimiter of 2, and zeros.
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
    },
  }
}
