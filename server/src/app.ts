import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { endpoints } from '@trimestre/contract/endpoints'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { readDevice } from './features/accounts/known-device.ts'
import { registerAccountRoutes } from './features/accounts/routes.ts'
import { registerAnnouncementRoutes } from './features/announcements/routes.ts'
import { registerAuditRoutes } from './features/audit/routes.ts'
import { registerBranchRoutes } from './features/branches/routes.ts'
import { registerClassRoutes } from './features/classes/routes.ts'
import { registerCompanyRoutes } from './features/companies/routes.ts'
import { registerSeatRoutes } from './features/companies/seat-routes.ts'
import { registerComputerRoutes } from './features/computers/routes.ts'
import { registerCriteriaRoutes } from './features/criteria/routes.ts'
import { registerDashboardRoutes } from './features/dashboard/routes.ts'
import { registerDebriefRoutes } from './features/debrief/routes.ts'
import { registerDecisionRoutes } from './features/decisions/routes.ts'
import { registerDeckRoutes } from './features/decks/routes.ts'
import { registerEventRoutes } from './features/events/routes.ts'
import { registerExplanationRoutes } from './features/explanations/routes.ts'
import { registerExportRoutes } from './features/exports/routes.ts'
import { registerFecRoutes } from './features/fec/routes.ts'
import { registerGameEventRoutes } from './features/game-events/routes.ts'
import { registerGameRoutes } from './features/games/routes.ts'
import { registerGradingRoutes } from './features/grading/routes.ts'
import { registerGuideRoutes } from './features/guide/routes.ts'
import { registerInvitationRoutes } from './features/invitations/routes.ts'
import { registerItemRoutes } from './features/items/routes.ts'
import { registerJoinRequestRoutes } from './features/join-requests/routes.ts'
import { registerJoiningRoutes } from './features/joining/routes.ts'
import { registerJournalRoutes } from './features/journal/routes.ts'
import { createMailHandler, runMailPurge } from './features/mail/mail-handler.ts'
import { registerMediaRoutes } from './features/media/routes.ts'
import { registerMenuRoutes } from './features/menus/routes.ts'
import { registerMessageRoutes } from './features/messages/routes.ts'
import { registerModelCardRoutes } from './features/model-card/routes.ts'
import { registerNewspaperRoutes } from './features/newspaper/routes.ts'
import { registerNotificationRoutes } from './features/notifications/routes.ts'
import { runNotifications } from './features/notifications/work.ts'
import { registerOidcRoutes } from './features/oidc/routes.ts'
import { registerPeerRoutes } from './features/peers/routes.ts'
import { registerPlanRoutes } from './features/plans/routes.ts'
import { registerPrivacyRoutes } from './features/privacy/routes.ts'
import { registerProductRoutes } from './features/products/routes.ts'
import { registerProgressRoutes } from './features/progress/routes.ts'
import { registerProjectionRoutes } from './features/projection/routes.ts'
import { registerQuizRoutes } from './features/quizzes/routes.ts'
import { registerResultRoutes } from './features/results/routes.ts'
import { runRetention } from './features/retention/service.ts'
import { registerRoundRoutes } from './features/rounds/routes.ts'
import { registerScheduleRoutes } from './features/schedule/routes.ts'
import { registerDemoRoutes } from './features/seed/routes.ts'
import { registerSoloRoutes } from './features/solo/routes.ts'
import { registerStatementRoutes } from './features/statements/routes.ts'
import { registerStreamRoutes } from './features/streams/routes.ts'
import { serveMetrics } from './features/system/metrics.ts'
import { registerSystemRoutes } from './features/system/routes.ts'
import { registerTeamRoutes } from './features/teams/routes.ts'
import { registerTeamworkRoutes } from './features/teamwork/routes.ts'
import { registerTrainingRoutes } from './features/trainings/routes.ts'
import { registerUserRoutes } from './features/users/routes.ts'
import { runNightlyVerification } from './features/verification/nightly.ts'
import { createAuthenticate } from './platform/auth/authentication.ts'
import type { Context } from './platform/context.ts'
import { terminateStalledSessions } from './platform/db/stalled-sessions.ts'
import { acceptJsonBodies, bodyBytesMax } from './platform/http/bodies.ts'
import { resolveAddresses } from './platform/http/caller-address.ts'
import { registerComponentDocsRoute } from './platform/http/component-docs.ts'
import { registerHealthRoute } from './platform/http/health.ts'
import { servePages } from './platform/http/pages.ts'
import { protect, protectReply } from './platform/http/protection.ts'
import { registerReference } from './platform/http/reference.ts'
import type { Refusal } from './platform/http/refusal.ts'
import { limitRequests } from './platform/http/request-limit.ts'
import { logRequests } from './platform/http/request-log.ts'
import { currentRequest, trackRequests } from './platform/http/request-scope.ts'
import { serveLogo } from './platform/http/site-logo.ts'
import { routedPath, unknownPath, watchMethods } from './platform/http/unknown-paths.ts'
import { refuseUnreadable } from './platform/http/unreadable-requests.ts'
import { asRefusal, handleErrors, sendRefusal } from './platform/log/failures.ts'
import { runOutbox } from './platform/outbox/outbox.ts'

const builtPages = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Builds the whole application without listening. */
export async function buildApp(context: Context, pages: string = builtPages): Promise<FastifyInstance> {
  let countUnread: (request: FastifyRequest) => Refusal | undefined = () => undefined
  const app: FastifyInstance = Fastify({
    logger: false,
    // Fastify would trust either every forwarded address or none; see caller-address.ts.
    trustProxy: false,
    bodyLimit: bodyBytesMax,
    // The limit allows the upload of a 5 MB picture over a slow mobile connection.
    requestTimeout: 120_000,
    // By default Node checks for late connections every 30 seconds, and would end them that much later than the
    // timeout.
    http: { connectionsCheckingInterval: 1_000 },
    // A request with an unparsable address bypasses all hooks.
    frameworkErrors: (error, request, reply) => {
      protectReply(reply)
      sendRefusal(reply, countUnread(request) ?? asRefusal(error))
    },
    clientErrorHandler: (error, socket) => refuseUnreadable(app, error, socket),
    // A request made inside another one has the identifier of that request.
    genReqId: () => currentRequest() ?? randomUUID(),
    requestIdHeader: false,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
  })
  // Headers are short, but a busy machine reads them late.
  app.server.headersTimeout = 30_000
  // By default Node answers an unknown `Expect` header itself; such a request is handled like any other.
  app.server.on('checkExpectation', (...exchange) => app.server.emit('request', ...exchange))
  app.decorateRequest('caller', null)
  app.decorateRequest('isRateLimited', false)
  resolveAddresses(app, context.config.trustedProxies)
  trackRequests(app)
  handleErrors(app, context.log)
  acceptJsonBodies(app)
  await protect(app, context.config.publicUrl?.startsWith('https:') === true)
  logRequests(app, context)
  if (context.config.rateLimit)
    countUnread = limitRequests(app, context, request => readDevice(context, request)?.id)
  authenticateCallers(app, context)
  app.addHook('onListen', async () => context.site.setListeningAddress(app.server.address()))
  const methodsOf = watchMethods(app)

  registerFeatures(app, context)
  await serveMetrics(app, context)
  runOutbox(app, context, { mail: createMailHandler(context) })
  runMailPurge(app, context)
  runNotifications(app, context)
  runNightlyVerification(app, context)
  runRetention(app, context)
  terminateStalledSessions(app, context)
  await registerReference(app)

  const { oidc, site } = context.config
  serveLogo(app, site.logo)
  await servePages(app, { folder: pages, providerName: oidc?.name, ...context.config })
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(routedPath(request.url))
    if (methods.length > 0) reply.header('allow', methods.join(', '))
    return sendRefusal(reply, unknownPath(methods))
  })
  return app
}

function registerFeatures(app: FastifyInstance, context: Context): void {
  registerHealthRoute(app, context)
  registerComponentDocsRoute(app)
  registerAccountRoutes(app, context)
  registerOidcRoutes(app, context)
  registerUserRoutes(app, context)
  registerPrivacyRoutes(app, context)
  registerProductRoutes(app, context)
  registerMediaRoutes(app, context)
  registerDemoRoutes(app, context)
  registerMenuRoutes(app, context)
  registerItemRoutes(app, context)
  registerEventRoutes(app, context)
  registerCriteriaRoutes(app, context)
  registerGameRoutes(app, context)
  registerExportRoutes(app, context)
  registerInvitationRoutes(app, context)
  registerJoiningRoutes(app, context)
  registerJoinRequestRoutes(app, context)
  registerGameEventRoutes(app, context)
  registerTeamRoutes(app, context)
  const passes = registerRoundRoutes(app, context)
  registerBranchRoutes(app, context, passes)
  registerSoloRoutes(app, context, passes)
  registerTrainingRoutes(app, context)
  registerScheduleRoutes(app, context)
  registerPlanRoutes(app, context)
  registerStreamRoutes(app, context)
  registerClassRoutes(app, context)
  registerCompanyRoutes(app, context)
  registerSeatRoutes(app, context)
  registerComputerRoutes(app, context)
  registerDecisionRoutes(app, context)
  registerTeamworkRoutes(app, context)
  registerJournalRoutes(app, context)
  registerGradingRoutes(app, context)
  registerProgressRoutes(app, context)
  registerResultRoutes(app, context)
  registerNewspaperRoutes(app, context)
  registerDebriefRoutes(app, context)
  registerDeckRoutes(app, context)
  registerQuizRoutes(app, context)
  registerDashboardRoutes(app, context)
  registerModelCardRoutes(app, context)
  registerGuideRoutes(app, context)
  registerProjectionRoutes(app, context)
  registerExplanationRoutes(app, context)
  registerStatementRoutes(app, context)
  registerFecRoutes(app, context)
  registerPeerRoutes(app, context)
  registerAnnouncementRoutes(app, context)
  registerMessageRoutes(app, context)
  registerNotificationRoutes(app, context)
  registerAuditRoutes(app, context)
  registerSystemRoutes(app, context)
}

/** Authenticates only the calls that need a caller, to save a database query for the others. */
function authenticateCallers(app: FastifyInstance, context: Context): void {
  const authenticate = createAuthenticate(context)
  app.addHook('onRequest', async request => {
    const name = request.routeOptions.config.endpoint
    if (name === undefined || endpoints[name].access === 'anonymous') return
    request.caller = await authenticate(request)
  })
}
