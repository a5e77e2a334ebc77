import { Migrator } from "@mikro-orm/migrations";
import { defineConfig, type Options } from "@mikro-orm/postgresql";
import { ApiToken } from "./entities/api-token.entity.ts";
import { Category } from "./entities/category.entity.ts";
import { Change, ChangeSet } from "./entities/change-set.entity.ts";
import { Comment, CommentMention } from "./entities/comment.entity.ts";
import { ContentStamp } from "./entities/content-stamp.entity.ts";
import { Deployment, SiteFile, StoreAddress } from "./entities/deployment.entity.ts";
import { Document } from "./entities/document.entity.ts";
import { IdempotencyKey } from "./entities/idempotency-key.entity.ts";
import { Language } from "./entities/language.entity.ts";
import { OneTimeLink } from "./entities/one-time-link.entity.ts";
import { OpenIdIdentity } from "./entities/openid-identity.entity.ts";
import { Person } from "./entities/person.entity.ts";
import { Phrase, RelatedPhrase } from "./entities/phrase.entity.ts";
import { RateLimit } from "./entities/rate-limit.entity.ts";
import { MissedSearch, SynonymGroup } from "./entities/search.entity.ts";
import { AuthChallenge, OneTimeCodes, Passkey, RecoveryCode } from "./entities/second-factor.entity.ts";
import { SeedRecord } from "./entities/seed-record.entity.ts";
import { Session } from "./entities/session.entity.ts";
import { Setting } from "./entities/setting.entity.ts";
import { SlugRedirect } from "./entities/slug-redirect.entity.ts";
import { Suggestion } from "./entities/suggestion.entity.ts";
import { SuggestionRecording } from "./entities/suggestion-recording.entity.ts";
import { Task } from "./entities/task.entity.ts";
import { Translation, TranslationTally } from "./entities/translation.entity.ts";
import { WebhookDelivery, WebhookEndpoint, WebhookEvent, WebhookSecret } from "./entities/webhook.entity.ts";
import { Tables } from "./migrations/0001-tables.ts";
import { Search } from "./migrations/0002-search.ts";
import { ChangeTracking } from "./migrations/0003-change-tracking.ts";
import { Accounts } from "./migrations/0004-accounts.ts";
import { History } from "./migrations/0005-history.ts";
import { AdminLists } from "./migrations/0006-admin-lists.ts";
import { Tasks } from "./migrations/0007-tasks.ts";
import { Deployments } from "./migrations/0008-deployments.ts";
import { DeploymentIdentity } from "./migrations/0009-deployment-identity.ts";
import { SearchTerms } from "./migrations/0010-search-terms.ts";
import { SearchWords } from "./migrations/0011-search-words.ts";
import { BigLists } from "./migrations/0012-big-lists.ts";
import { NearTerms } from "./migrations/0013-near-terms.ts";
import { TokensOfPeople } from "./migrations/0014-tokens-of-people.ts";
import { StoreAddresses } from "./migrations/0015-store-addresses.ts";
import { EmergencyNumbers } from "./migrations/0016-emergency-numbers.ts";
import { VariantStructure } from "./migrations/0017-variant-structure.ts";
import { Intents } from "./migrations/0018-intents.ts";
import { CommitOrder } from "./migrations/0019-commit-order.ts";
import { RestrictedTokens } from "./migrations/0020-restricted-tokens.ts";
import { Suggestions } from "./migrations/0021-suggestions.ts";
import { Webhooks } from "./migrations/0022-webhooks.ts";
import { SecondFactors } from "./migrations/0023-second-factors.ts";
import { Passkeys } from "./migrations/0024-passkeys.ts";
import { OpenIdIdentities } from "./migrations/0025-openid-identities.ts";
import { Review } from "./migrations/0027-review.ts";
import { AcceptedWarnings } from "./migrations/0028-accepted-warnings.ts";
import { Comments } from "./migrations/0029-comments.ts";
import { IdempotencyKeys } from "./migrations/0031-idempotency-keys.ts";
import { KeptDeployments } from "./migrations/0032-kept-deployments.ts";
import { StampsOfSettings } from "./migrations/0033-stamps-of-settings.ts";
import { HeldReviews } from "./migrations/0035-held-reviews.ts";
import { Glossary } from "./migrations/0036-glossary.ts";
import { ThanksAndRecordings } from "./migrations/0037-thanks-and-recordings.ts";
import { SpokenRegisters } from "./migrations/0038-spoken-registers.ts";
import { WebhooksOfHeldReviews } from "./migrations/0039-webhooks-of-held-reviews.ts";
import { ReviewedInHistory } from "./migrations/0040-reviewed-in-history.ts";
import { TokensOfDeletedLanguages } from "./migrations/0041-tokens-of-deleted-languages.ts";
import { IndexOfUnpublishedTranslations } from "./migrations/0042-index-of-unpublished-translations.ts";

/** Options of MikroORM, shared by the server, the migrations and the command line. */
export function ormOptions(clientUrl: string): Options {
  return defineConfig({
    clientUrl,
    // MikroORM only reads host, port, user and name from the URL; pg also reads sslmode and the other parameters.
    driverOptions: {
      connectionString: clientUrl,
      connectionTimeoutMillis: 8_000,
      application_name: "saywhere",
    },
    // A mistyped URL must cause an error and not create a new database.
    ensureDatabase: false,
    entities: [
      Language,
      Category,
      Phrase,
      RelatedPhrase,
      Translation,
      SlugRedirect,
      Setting,
      SeedRecord,
      Person,
      Session,
      ApiToken,
      OneTimeLink,
      RateLimit,
      ChangeSet,
      Change,
      Task,
      Document,
      Deployment,
      SiteFile,
      StoreAddress,
      SynonymGroup,
      MissedSearch,
      TranslationTally,
      ContentStamp,
      Suggestion,
      SuggestionRecording,
      WebhookEndpoint,
      WebhookSecret,
      WebhookEvent,
      WebhookDelivery,
      OneTimeCodes,
      RecoveryCode,
      AuthChallenge,
      Passkey,
      OpenIdIdentity,
      Comment,
      CommentMention,
      IdempotencyKey,
    ],
    extensions: [Migrator],
    migrations: {
      // Migrations are listed explicitly, because a bundled server may not have the folders to scan.
      migrationsList: [
        { name: "0001-tables", class: Tables },
        { name: "0002-search", class: Search },
        { name: "0003-change-tracking", class: ChangeTracking },
        { name: "0004-accounts", class: Accounts },
        { name: "0005-history", class: History },
        { name: "0006-admin-lists", class: AdminLists },
        { name: "0007-tasks", class: Tasks },
        { name: "0008-deployments", class: Deployments },
        { name: "0009-deployment-identity", class: DeploymentIdentity },
        { name: "0010-search-terms", class: SearchTerms },
        { name: "0011-search-words", class: SearchWords },
        { name: "0012-big-lists", class: BigLists },
        { name: "0013-near-terms", class: NearTerms },
        { name: "0014-tokens-of-people", class: TokensOfPeople },
        { name: "0015-store-addresses", class: StoreAddresses },
        { name: "0016-emergency-numbers", class: EmergencyNumbers },
        { name: "0017-variant-structure", class: VariantStructure },
        { name: "0018-intents", class: Intents },
        { name: "0019-commit-order", class: CommitOrder },
        { name: "0020-restricted-tokens", class: RestrictedTokens },
        { name: "0021-suggestions", class: Suggestions },
        { name: "0022-webhooks", class: Webhooks },
        { name: "0023-second-factors", class: SecondFactors },
        { name: "0024-passkeys", class: Passkeys },
        { name: "0025-openid-identities", class: OpenIdIdentities },
        { name: "0027-review", class: Review },
        { name: "0028-accepted-warnings", class: AcceptedWarnings },
        { name: "0029-comments", class: Comments },
        { name: "0031-idempotency-keys", class: IdempotencyKeys },
        { name: "0032-kept-deployments", class: KeptDeployments },
        { name: "0033-stamps-of-settings", class: StampsOfSettings },
        { name: "0035-held-reviews", class: HeldReviews },
        { name: "0036-glossary", class: Glossary },
        { name: "0037-thanks-and-recordings", class: ThanksAndRecordings },
        { name: "0038-spoken-registers", class: SpokenRegisters },
        { name: "0039-webhooks-of-held-reviews", class: WebhooksOfHeldReviews },
        { name: "0040-reviewed-in-history", class: ReviewedInHistory },
        { name: "0041-tokens-of-deleted-languages", class: TokensOfDeletedLanguages },
        { name: "0042-index-of-unpublished-translations", class: IndexOfUnpublishedTranslations },
      ],
      path: "./src/migrations",
      emit: "ts",
      // Each migration has its own transaction, so that locks are short and an index can be created concurrently.
      allOrNothing: false,
      snapshot: false,
      silent: true,
    },
    // Only the migrations maintain triggers, functions and views.
    schemaGenerator: { ignoreTriggers: true, ignoreRoutines: true, skipViews: ["published_translation"] },
  });
}
