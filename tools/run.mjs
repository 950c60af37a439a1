#!/usr/bin/env node
// The entry point of every npm script. It must parse and print a clear message on a Node far too old for the product,
// hence no static import: it checks the version before it loads anything else.

import('./version.mjs')
  .then(version => {
    var complaint = version.complaintAboutMachine(process.versions.node, process.env.npm_config_user_agent)
    if (complaint) {
      console.error(complaint)
      process.exit(1)
    }
    return import('./verbs.mjs').then(verbs => verbs.runVerb(process.argv[2], process.argv.slice(3)))
  })
  .then(
    code => {
      process.exitCode = code
    },
    error => {
      console.error(error.isPlain ? error.message : error)
      process.exitCode = 1
    },
  )
