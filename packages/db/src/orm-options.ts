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
import { loadMigrations } from "./load-migrations.ts";

const MIGRATIONS = await loadMigrations();

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
      migrationsList: MIGRATIONS,
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
