export { demoGameMark, findDemoGameId, markDemoGame } from './demo-game-repo.ts'
