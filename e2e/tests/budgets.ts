/**
 * The transfer budget of each page at a first visit, in kB (1000 bytes) as sent over the network, compressed with
 * brotli: its scripts, then everything except API responses: scripts, styles, texts, fonts and pictures. Budgets are
 * about a tenth above the measured weight: a change that exceeds one saves the weight elsewhere, or explains here why
 * it is worth it.
 */
export type Budget = [path: string, script: number, everything: number]

/**
 * What every page knows of debriefs, journals, messages, session plans and the model card (calls, refusals, addresses) is
 * 2 kB, of quizzes, peer evaluations and grades 1 kB; the bell with its notifications, on every page of the application,
 * 1 kB more.
 *
 * The placeholder `$gameId` is the id of the demo game, `$companyId` that of one of its companies.
 */
export const budgets = {
  nobody: [
    // The form alone: the application is fetched once a visitor starts to use it.
    // The addresses of all screens, so that sign-in leads back to the one that was asked for.
    ['/', 5.2, 40],
    ['/login', 5.2, 40],
    ['/register', 121, 160],
    ['/join', 125, 165],
    // The calls and refusals of teams, which every page knows, took the last of its former 180 kB; those of debriefs 1 kB more.
    ['/reset-password', 148, 186],
    ['/login-firebase', 107, 145],
    ['/register-firebase', 107, 145],
    ['/reset-firebase', 105, 145],
    ['/confirm-email', 106, 145],
    // Every public page knows the address of the class code, how to come back to it after signing in, and company discs.
    ['/terms-conditions', 106, 147],
    ['/privacy', 106, 147],
    ['/maintenance', 107, 144],
    ['/coming-soon', 106, 144],
    ['/setup', 120, 160],
    ['/nowhere', 170, 240],
  ],
  joueur3: [
    // The card of games against computers, its form, and their texts: 8 kB.
    ['/app/user/dashboard', 218, 318],
    ['/app/user/profile', 280, 380],
    ['/app/user/games', 218, 318],
    ['/app/user/game_details/$gameId', 210, 305],
    ['/app/user/joined-game', 185, 292],
    ['/app/user/game-production', 219, 322],
    ['/app/user/game-human-resources', 219, 322],
    ['/app/user/game-quality', 219, 322],
    ['/app/user/game-Research&Development', 219, 322],
    ['/app/user/game-logistics', 219, 322],
    ['/app/user/game-retail-price', 219, 322],
    ['/app/user/game-marketing', 219, 322],
    // The calls and refusals of teams, which every page knows, and the choice between a sheet of one's own and a team's:
    // 2 kB. The sheet of a team itself is loaded by its members only. Who decides for an absent player, the season, and the
    // calls of solo games, which every page knows: 1 kB.
    ['/app/user/game-comptabilite', 254, 352],
    // The pictures of both statements, 12 kB with the charts that they share, follow when they come into view.
    ['/app/user/game-solde-intermediaire', 206, 302],
    ['/app/user/game-accounting-balance-sheet', 208, 302],
    // Its three kinds of charts, 10 kB, follow when they come into view.
    ['/app/user/game-competitive', 222, 320],
    // The banner of a quarter that is closed, corrected or opened again, which every page loads: 1 kB.
    ['/app/user/market-newspaper', 198, 294],
    ['/app/user/market-rules', 195, 290],
    ['/app/user/model', 203, 300],
    ['/app/user/practice-quarters', 200, 292],
    // Its charts, which the replay shows at once.
    ['/app/user/debrief', 220, 320],
    ['/app/user/journal', 210, 305],
    ['/app/user/messages', 212, 312],
    ['/app/user/quiz', 215, 312],
    ['/app/user/peers', 230, 324],
    ['/app/user/grade', 212, 312],
    ['/app/glossary', 172, 260],
    ['/app/product_case/$productId', 178, 262],
  ],
  admin: [
    ['/app', 235, 320],
    // What staff read of journals, and its texts: 2 kB.
    ['/app/admin/games', 329, 422],
    ['/app/admin/games?game=$gameId&tab=dashboard', 320, 435],
    ['/app/admin/games?game=$gameId&tab=orders', 320, 435],
    ['/app/admin/games?game=$gameId&tab=attendance', 320, 435],
    ['/app/admin/games?game=$gameId&tab=journals', 320, 435],
    ['/app/admin/games?game=$gameId&tab=quizzes', 330, 435],
    ['/app/admin/games?game=$gameId&tab=peers', 330, 435],
    ['/app/admin/games?game=$gameId&tab=grades', 335, 440],
    ['/app/admin/games?game=$gameId&tab=expert', 320, 435],
    // Class codes, requests to join, new accesses, and the two newest scenes of the wall.
    ['/app/admin/pass_trimestre?game=$gameId', 267, 374],
    ['/app/admin/pass_trimestre?game=$gameId&projector=1&scene=1', 266, 371],
    ['/app/admin/pass_trimestre?game=$gameId&projector=1&scene=5', 266, 371],
    ['/app/admin/pass_trimestre?game=$gameId&projector=1&scene=9', 290, 395],
    ['/app/admin/trainings', 255, 355],
    ['/app/admin/users', 245, 345],
    // The screens of players in a frame, whose fields search among companies; other areas load what sales load.
    ['/app/admin/company/$companyId/joined-game', 251, 357],
    ['/app/admin/company/$companyId/game-retail-price', 265, 370],
    ['/app/admin/company/$companyId/game-comptabilite', 290, 395],
    // The calls and states of rounds, and the word that says what players do not see yet.
    ['/app/admin/company/$companyId/game-solde-intermediaire', 245, 340],
    ['/app/admin/company/$companyId/game-accounting-balance-sheet', 246, 342],
    // The words of seats, which follow the names of companies.
    ['/app/admin/company/$companyId/game-competitive', 261, 363],
    ['/app/admin/company/$companyId/market-newspaper', 237, 335],
    ['/app/admin/company/$companyId/market-rules', 232, 330],
    ['/app/admin/company/$companyId/model', 240, 340],
    ['/app/admin/company/$companyId/practice-quarters', 238, 335],
    ['/app/admin/company/$companyId/debrief', 260, 360],
    ['/app/admin/company/$companyId/journal', 245, 350],
    ['/app/admin/company/$companyId/messages', 250, 350],
    ['/app/admin/company/$companyId/report', 250, 350],
    ['/app/admin/company/$companyId/team', 250, 350],
    ['/app/admin/game/$gameId/report', 215, 310],
    ['/app/admin/game/$gameId/model', 232, 340],
    ['/app/user/profile', 280, 380],
  ],
  superadmin: [
    ['/app', 235, 320],
    // The texts of class lists, 5 kB, are loaded with those of all lists of the super administrator.
    ['/app/super_admin/products', 267, 360],
    ['/app/super_admin/users', 250, 332],
    // Advised events, the picture and the case of the chosen product.
    ['/app/super_admin/games', 280, 375],
    ['/app/super_admin/items', 240, 332],
    ['/app/super_admin/criteria', 210, 305],
    ['/app/super_admin/menu', 240, 340],
    ['/app/super_admin/events', 240, 340],
    ['/app/super_admin/system', 190, 280],
    ['/app/super_admin/journal', 192, 275],
    ['/app/pages/error', 170, 260],
  ],
} as const satisfies Record<string, readonly Budget[]>
