/** The ISO 15924 codes of the scripts in Unicode 15. */
const codes = [
  'Adlm Aghb Ahom Arab Armi Armn Avst Bali Bamu Bass Batk Beng Bhks Bopo Brah Brai Bugi Buhd Cakm Cans Cari Cham Cher',
  'Chrs Copt Cpmn Cprt Cyrl Deva Diak Dogr Dsrt Dupl Egyp Elba Elym Ethi Geor Glag Gong Gonm Goth Gran Grek Gujr Guru',
  'Hang Hani Hano Hatr Hebr Hira Hluw Hmng Hmnp Hung Ital Java Kali Kana Kawi Khar Khmr Khoj Kits Knda Kthi Lana Laoo',
  'Latn Lepc Limb Lina Linb Lisu Lyci Lydi Mahj Maka Mand Mani Marc Medf Mend Merc Mero Mlym Modi Mong Mroo Mtei Mult',
  'Mymr Nagm Nand Narb Nbat Newa Nkoo Nshu Ogam Olck Orkh Orya Osge Osma Ougr Palm Pauc Perm Phag Phli Phlp Phnx Plrd',
  'Prti Rjng Rohg Runr Samr Sarb Saur Sgnw Shaw Shrd Sidd Sind Sinh Sogd Sogo Sora Soyo Sund Sylo Syrc Tagb Takr Tale',
  'Talu Taml Tang Tavt Telu Tfng Tglg Thaa Thai Tibt Tirh Tnsa Toto Ugar Vaii Vith Wara Wcho Xpeo Xsux Yezi Yiii Zanb',
].flatMap((line) => line.split(' '))
const letters = codes.map((code) => ({ code, of: new RegExp(`\\p{Script_Extensions=${code}}`, 'u') }))
const ofAnyScript = /[\p{Script_Extensions=Common}\p{Script_Extensions=Inherited}]/u

/** Scripts that are written as one: Japanese, Korean, and Chinese with its phonetic letters (UTS 39 §5.1). */
const writtenAsOne: Readonly<Record<string, readonly string[]>> = {
  Hani: ['Jpan', 'Kore', 'Hanb'],
  Hira: ['Jpan'],
  Kana: ['Jpan'],
  Hang: ['Kore'],
  Bopo: ['Hanb'],
}

function scriptsOf(character: string): ReadonlySet<string> {
  const own = letters.filter(({ of }) => of.test(character)).map(({ code }) => code)
  return new Set(own.flatMap((code) => [code, ...(writtenAsOne[code] ?? [])]))
}

/** The codes of the scripts of a text, joined by `+`; empty if every character belongs to any script. */
export function scriptsIn(text: string): string {
  const own = [...text].flatMap((character) =>
    ofAnyScript.test(character) ? [] : (letters.find(({ of }) => of.test(character))?.code ?? []),
  )
  return [...new Set(own)].sort().join('+')
}

/** Splits a word into parts of one script each; a word that mixes no scripts is one part. */
export function inOneScriptEach(word: string): string[] {
  const parts: string[] = []
  let part = ''
  let shared: ReadonlySet<string> | undefined
  for (const character of word) {
    const scripts: ReadonlySet<string> | undefined = ofAnyScript.test(character) ? shared : scriptsOf(character)
    const left: ReadonlySet<string> | undefined =
      shared && scripts ? new Set([...scripts].filter((script) => shared?.has(script))) : scripts
    if (left?.size === 0) {
      parts.push(part)
      part = ''
    }
    shared = left?.size === 0 ? scripts : left
    part += character
  }
  return [...parts, part]
}
