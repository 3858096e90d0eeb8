import { expect, test } from 'vitest'
import { isPrivateAddress, isPublic } from '../../src/platform/public-address.ts'

/** The special-purpose registries of IANA for IPv4 and IPv6, and what embeds IPv4 in IPv6. */
const notPublic = [
  '0.0.0.0 0.1.2.3 10.1.2.3 100.64.0.1 100.127.255.255 127.0.0.1 127.8.9.10 169.254.169.254 172.16.0.1 172.31.255.255',
  '192.0.0.8 192.0.2.1 192.31.196.1 192.52.193.1 192.88.99.1 192.168.1.20 192.175.48.1 198.18.0.1 198.19.255.255',
  '198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255',
  ':: ::1 ::127.0.0.1 ::8.8.8.8 ::ffff:10.0.0.1 ::ffff:7f00:1 ::ffff:8.8.8.8 ::ffff:0:a00:1 64:ff9b::a00:1 64:ff9b::8.8.8.8',
  '64:ff9b:1::1 100::1 100:0:0:1::1 2001::1 2001:2::1 2001:3::1 2001:4:112::1 2001:10::1 2001:20::1 2001:30::1 2001:db8::1',
  '2002:a00:1:: 2620:4f:8000::1 3fff::1 5f00::1 fc00::1 fd00::1 fe80::1 fe80::1%lo fec0::1 ff02::1',
].flatMap((line) => line.split(' '))

test.each(notPublic)('%s is not public', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

test.each([
  ...['1.1.1.1', '8.8.8.8', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1', '192.0.1.1', '198.17.0.1'],
  ...['223.255.255.255', '2001:200::1', '2001:4860:4860::8888', '2a00:1450::1', '2606:4700::1', '2003::1'],
])('%s is public', (address) => {
  expect(isPrivateAddress(address)).toBe(false)
})

test('a name is no address', () => {
  expect(isPrivateAddress('localhost')).toBe(false)
})

test.each([
  'http://0.0.0.0:3000',
  'http://[::]:3000',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://10.1.2.3',
  'http://192.168.1.20:3000',
  'http://[fd00::1]',
  'http://[fe80::1]',
  'http://localhost:3000',
  'http://localhost.:3000',
  'http://paquebot',
  'http://paquebot.local',
  'http://paquebot.local.',
])('%s cannot be reached from elsewhere', (url) => {
  expect(isPublic(url)).toBe(false)
})

test.each(['https://paquebot.example.org', 'http://8.8.8.8:3000', 'http://[2001:4860:4860::8888]'])(
  '%s can be reached from elsewhere',
  (url) => {
    expect(isPublic(url)).toBe(true)
  },
)
