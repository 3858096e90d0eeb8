#!/usr/bin/env node
import { CommanderError } from 'commander'
import { program } from './program.ts'
import { WrongUsage } from './wrong-usage.ts'

try {
  await program.parseAsync()
} catch (error) {
  if (error instanceof CommanderError) {
    process.exitCode = error.exitCode === 0 ? 0 : 2 // commander has said on stderr what is wrong
  } else if (error instanceof WrongUsage) {
    console.error(`error: ${error.message}`)
    process.exitCode = 2
  } else {
    throw error
  }
}
