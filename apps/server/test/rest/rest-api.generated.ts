export interface paths {
    "/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the languages
         * @description Every language of the guide, in the order of the site. The list is always answered whole.
         */
        get: operations["language-list"];
        put?: never;
        /**
         * Add a language
         * @description Adds a language at the end of the list.
         */
        post: operations["language-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/languages/{slug}/popular-phrases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a language's popular phrases
         * @description The phrases that editors marked as popular, in their order, in one language. The list is always answered whole.
         */
        get: operations["language-popularPhrases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/languages/{slug}/translations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read all translations of a language
         * @description Every phrase in one language, in full, in the order of the site, in one response. A slug the language had before is understood too. A list of more than 10,000, or than the `limit`, is returned in pages: until the last page, the response has a `Link` header with `rel="next"` and the URL of the next page. Items that are added or removed meanwhile do not move others to another page. Pages of more than 100 items are read one at a time for all clients; when many requests are waiting, the response is `429`.
         */
        get: operations["language-translations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the categories
         * @description Every category of phrases, in the order of the site. The list is always answered whole.
         */
        get: operations["category-list"];
        put?: never;
        /**
         * Add a category
         * @description Adds a category at the end of the list.
         */
        post: operations["category-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one category
         * @description The record with its version, for a change.
         */
        get: operations["category-adminGet"];
        /**
         * Change a category
         * @description Changes what is sent. Without a slug, a changed name makes a new one.
         */
        put: operations["category-update"];
        post?: never;
        /**
         * Delete a category
         * @description Deletes a category that has no phrases.
         */
        delete: operations["category-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phrases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List phrases
         * @description The phrases in each language, optionally of one language, of one category, or both. With `admin=true`, and a session or a token: the English phrases themselves. A list of more than 10,000, or than the `limit`, is returned in pages: until the last page, the response has a `Link` header with `rel="next"` and the URL of the next page. Items that are added or removed meanwhile do not move others to another page. Pages of more than 100 items are read one at a time for all clients; when many requests are waiting, the response is `429`.
         */
        get: operations["phrase-list"];
        put?: never;
        /**
         * Add a phrase
         * @description Adds an English phrase at the end of the list.
         */
        post: operations["phrase-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phrases/{languageSlug}/{phraseSlug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a phrase in a language
         * @description One phrase in one language, in full. Slugs the language or the phrase had before are understood too.
         */
        get: operations["phrase-detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phrases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one phrase
         * @description The English phrase with its version, for a change.
         */
        get: operations["phrase-adminGet"];
        /**
         * Change a phrase
         * @description Changes what is sent: an optional field that is left out stays as it is. Without a slug, a changed text makes a new one; the old one leads to it from then on.
         */
        put: operations["phrase-update"];
        post?: never;
        /**
         * Delete a phrase
         * @description Deletes a phrase with its translations in all languages.
         */
        delete: operations["phrase-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search phrases
         * @description The phrases that match, best first, at most 20. A language or a category that the query names, as in `thank you in japanese`, narrows the hits to it.
         */
        get: operations["search-hits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/synonyms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the synonyms
         * @description Every group of words and short texts that mean the same to search, the oldest first.
         */
        get: operations["synonym-list"];
        put?: never;
        /**
         * Add a group of synonyms
         * @description Adds a group of terms: who searches for one of them finds what has another. To have one more term mean the same, change its group: a second group is another meaning.
         */
        post: operations["synonym-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/synonyms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one group of synonyms
         * @description The record with its version, for a change.
         */
        get: operations["synonym-get"];
        /**
         * Change a group of synonyms
         * @description Changes a group. Send all of its terms: one that is left out is taken away.
         */
        put: operations["synonym-update"];
        post?: never;
        /**
         * Delete a group of synonyms
         * @description Deletes a group: its terms no longer mean the same to search.
         */
        delete: operations["synonym-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/missed-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was looked for and not found
         * @description A page of the searches without results, 25 at most. Only texts are counted, with nothing about the visitor; texts that look like an address or a telephone number are not stored, and of more than 2,000 the rarest are deleted. Searches in the static export are not counted.
         */
        get: operations["missedSearch-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/missed-searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Dismiss a text
         * @description Takes a text off the list. It comes back when somebody looks for it again in vain.
         */
        delete: operations["missedSearch-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest a correction
         * @description Sends the editors a correction of a phrase in a language. No sign-in is needed, and none is used. An address can send ten in an hour; one that is still open is not stored twice. At most 20 of a phrase in a language and 1,000 in all wait for an editor; further ones are refused until some are decided on.
         */
        post: operations["suggestion-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language-phrases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the translations
         * @description Every translation, optionally of one language, of one phrase, or both. A list of more than 10,000, or than the `limit`, is returned in pages: until the last page, the response has a `Link` header with `rel="next"` and the URL of the next page. Items that are added or removed meanwhile do not move others to another page. Pages of more than 100 items are read one at a time for all clients; when many requests are waiting, the response is `429`.
         */
        get: operations["translation-list"];
        put?: never;
        /**
         * Add a translation
         * @description Adds how a phrase is said in a language.
         */
        post: operations["translation-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language-phrases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one translation
         * @description The record with its version, for a change.
         */
        get: operations["translation-get"];
        /**
         * Change a translation
         * @description Changes what is sent: an optional field that is left out stays as it is, and null clears it. Language and phrase stay as they are.
         */
        put: operations["translation-update"];
        post?: never;
        /**
         * Delete a translation
         * @description Deletes a translation.
         */
        delete: operations["translation-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what changed
         * @description The languages, categories, phrases and translations that editors and imports created, changed or deleted since a cursor, in the order in which the changes were saved. Each record is listed at most once in a response, with its state at the time of the response. A change is listed as soon as its call has returned.
         *
         *     Request `after=now` first, then read everything; from then on, send the `next` of each response as `after`, immediately while `more` is true. A response without changes has a cursor too, and an `ETag` like every public read.
         *
         *     The history is kept without a limit of time. If it does not have the change of a cursor, because the site was restored from a backup, the response is `410`: read everything again. The starting content, and what updates of Saywhere itself change in it, is not part of the history.
         */
        get: operations["changeFeed-read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Sets the cookie of a session and answers who signed in. For a person with one-time codes it sets no cookie, and answers `second_factor` with a `token` for `POST /auth/sign-in/code`.
         */
        post: operations["account-signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session, where there is one.
         */
        post: operations["account-signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Say who makes the call
         * @description The person of the session, or the token.
         */
        get: operations["account-get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sign-in/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a sign-in with a one-time code
         * @description The second step of a sign-in that answered `second_factor`: sets the cookie of a session and answers who signed in. A code works once.
         */
        post: operations["secondFactor-confirmSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tasks
         * @description Every task, in the order of the list.
         */
        get: operations["task-list"];
        put?: never;
        /**
         * Add a task
         * @description Adds a task at the end of the list. `statusSymbol` is made of the status; one sent along is not read.
         */
        post: operations["task-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one task
         * @description The record with its version, for a change.
         */
        get: operations["task-get"];
        /**
         * Change a task
         * @description Changes a task. Send the whole task: a text that is left out becomes empty.
         */
        put: operations["task-update"];
        post?: never;
        /**
         * Delete a task
         * @description Deletes a task. A document that it links to stays.
         */
        delete: operations["task-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tasks/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the tasks in another order
         * @description The tasks that are named share out the places they have now, in the order given; all others stay where they are, and identifiers of no task count for nothing. Answers the order of all tasks.
         */
        post: operations["task-reorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a document
         * @description A Markdown text by the last segment, percent-encoded, of the address that tasks link to it with.
         */
        get: operations["document-get"];
        put?: never;
        /**
         * Save a document
         * @description Stores the text of a document, and creates a missing one. Send the version that the text is based on, or 0 for a new document, so that no other text is overwritten.
         */
        post: operations["document-save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cdn/static-site/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the state of the deployed site
         * @description Whether a static export is deployed, with how many files, and since when.
         */
        get: operations["deployment-status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cdn/static-site/deploy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deploy the static export
         * @description Renders and uploads what changed, and removes stale files. Responds when the deployment is over, with its `counts`; with `wait` false immediately, while `status` is `running` and `success` is null. Continues when the caller disconnects.
         */
        post: operations["deployment-deploy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cdn/static-site/deployments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a deployment
         * @description Requests that a running deployment stop. The files that it replaced are restored.
         */
        post: operations["deployment-cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cdn/static-site/deployments/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Roll back to a deployment
         * @description Restores the files of one of the last ten deployments, without rendering. Responds as a deployment does.
         */
        post: operations["deployment-restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cdn/static-site/deployments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deployments
         * @description The deployments, newest first: who started each, why, when, and its counts.
         */
        get: operations["deployment-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cdn/static-site/auto-generate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read whether changes are deployed
         * @description Whether a change of the content starts a deployment by itself.
         */
        get: operations["deployment-autoGenerate"];
        /**
         * Set whether changes are deployed
         * @description While it is on, a burst of changes of the content starts one deployment, a little later.
         */
        put: operations["deployment-setAutoGenerate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cdn/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the assets
         * @description Files that were uploaded for pages. Without `limit` all of them, however many.
         */
        get: operations["file-assets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cdn/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the media files
         * @description Files that were uploaded to be played. Without `limit` all of them, however many.
         */
        get: operations["file-media"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cdn/assets/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload an asset
         * @description The body is the file as it is, such as of `curl -T picture.png`: at most 25 MB. Its name ends with one of png, jpg, jpeg, webp, avif, gif, svg, pdf, woff2, txt, csv, json, and its content is of that kind. An SVG holds nothing that runs or loads anything, no DOCTYPE, and no elements but those of SVG and of drawing programs. It is stored whole, or not at all.
         */
        put: operations["file-uploadAsset"];
        post?: never;
        /**
         * Delete an asset
         * @description Removes a file. Slashes in its key may be sent as they are, or as `%2F`.
         */
        delete: operations["file-deleteAsset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cdn/media/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Upload a media file
         * @description The body is the file as it is, such as of `curl -T hello.mp3`: at most 250 MB. Its name ends with one of mp3, m4a, ogg, oga, opus, wav, flac, weba, mp4, m4v, webm, vtt, and its content is of that kind. Administrators store any file. Editors add recordings: new files named `recordings/….mp3` or `.m4a`, of at most 2 MB. It is stored whole, or not at all.
         */
        put: operations["file-uploadMedia"];
        post?: never;
        /**
         * Delete a media file
         * @description Removes a file, also one that translations use. Slashes in its key may be sent as they are, or as `%2F`.
         */
        delete: operations["file-deleteMedia"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cdn/file-uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what uses a file
         * @description The translations whose audio or video a file is.
         */
        get: operations["file-uses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cdn/configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read where files go
         * @description The buckets, or the folders, of the static export, the assets and the media. Never a secret.
         */
        get: operations["storage-configuration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cdn/configuration/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test the connection to the storage
         * @description Writes, reads, lists and removes a small object in each bucket. `problem` names the first thing that is wrong.
         */
        post: operations["storage-test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhook endpoints
         * @description Every endpoint, the oldest first, without its secret.
         */
        get: operations["webhook-list"];
        put?: never;
        /**
         * Add a webhook endpoint
         * @description Adds an endpoint, which is notified of changes from now on. The response is the only one with its secret. The URL has `https:` and a public address, unless the server is configured otherwise.
         */
        post: operations["webhook-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one webhook endpoint
         * @description The record with its version, for a change.
         */
        get: operations["webhook-get"];
        /**
         * Change a webhook endpoint
         * @description Changes an endpoint, or turns it on or off. Deliveries that are due while it is off fail, and can be sent again.
         */
        put: operations["webhook-update"];
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Deletes an endpoint with its deliveries.
         */
        delete: operations["webhook-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the secret of a webhook endpoint
         * @description Responds with a new secret. For 24 hours, deliveries are signed with the previous one too; one that was replaced before is no longer used.
         */
        post: operations["webhook-rotateSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test a webhook endpoint
         * @description Sends an event of the type `webhook.test`. Responds at once; read the deliveries for its result.
         */
        post: operations["webhook-test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was sent to a webhook endpoint
         * @description A page of the deliveries of the last 30 days, newest first, each with its body and the response to its last attempt.
         */
        get: operations["webhook-deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webhooks/{id}/deliveries/{delivery_id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a webhook again
         * @description Adds a delivery with the same body and the same `webhook-id`. Responds at once; read the deliveries for its result.
         */
        post: operations["webhook-resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/languages/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a language
         * @description One language with its emergency numbers. A slug the language had before is understood too.
         */
        get: operations["language-get"];
        /**
         * Change a language
         * @description Changes what is sent: an optional field that is left out stays as it is, and null clears it. Without a slug, a changed name makes a new one; the old one leads to it from then on.
         */
        put: operations["language-update"];
        post?: never;
        /**
         * Delete a language
         * @description Deletes a language with its translations. The phrases stay.
         */
        delete: operations["language-delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language-phrases/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export translations as a file
         * @description All translations, those of one language, or the phrases that a language lacks, as CSV that spreadsheets open with their scripts intact, or as JSON. What is exported can be imported again, without loss. A cell of `variants` or `regional_variations` holds the list that JSON has, as JSON. A variant has `label`, `speaker`, `listener`, `register`, `region`, `native_text`, `romanization` and `pronunciation_guide`; what is left out of the four about its use is read from its label, and null states that it does not matter.
         */
        get: operations["translation-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language-phrases/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import translations from a file
         * @description Adds and changes the translations of a file: all of them, or none where a row is wrong. A missing column leaves its field unchanged, an empty cell clears it. A cell of `variants` or `regional_variations` holds the list that JSON has, as JSON. A variant has `label`, `speaker`, `listener`, `register`, `region`, `native_text`, `romanization` and `pronunciation_guide`; what is left out of the four about its use is read from its label, and null states that it does not matter. A dry run only tells what would change. A file has at most 32 MB and 100,000 rows, each of at most 1,000,000 characters, 100 cells (CSV) or 1,500 keys and values (JSON); larger ones are refused with the line or the entry. Where the session or the token ends before all is written, nothing is. With `Accept: application/x-ndjson`, which is for long imports behind proxies that cut silent connections, the response is always `200` and has a line for each step: its last line is the report, or the error.
         */
        post: operations["translation-import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emergency-numbers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export emergency numbers as a file
         * @description The emergency numbers of all languages, a row for each language, as CSV that spreadsheets open with their scripts intact, or as JSON. What is exported can be imported again, without loss. A cell of `emergency_numbers` has a line for each country: `Japan, JP, 110, 119, 119` is the country, its code, and the numbers of police, ambulance and fire brigade. JSON has a list of objects, as the read of a language returns it.
         */
        get: operations["language-emergencyNumbers-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emergency-numbers/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import emergency numbers from a file
         * @description Replaces the emergency numbers of the languages of a file; other languages keep theirs: all of them, or none where a row is wrong. A missing column leaves its field unchanged, an empty cell clears it. A cell of `emergency_numbers` has a line for each country: `Japan, JP, 110, 119, 119` is the country, its code, and the numbers of police, ambulance and fire brigade. JSON has a list of objects, as the read of a language returns it. A dry run only tells what would change. A file has at most 32 MB and 100,000 rows, each of at most 1,000,000 characters, 100 cells (CSV) or 1,500 keys and values (JSON); larger ones are refused with the line or the entry. Where the session or the token ends before all is written, nothing is. With `Accept: application/x-ndjson`, which is for long imports behind proxies that cut silent connections, the response is always `200` and has a line for each step: its last line is the report, or the error.
         */
        post: operations["language-emergencyNumbers-import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phrase-intents/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export intents of phrases as a file
         * @description The other ways to say the need of each phrase, a row for each phrase, as CSV that spreadsheets open with their scripts intact, or as JSON. What is exported can be imported again, without loss. A cell of `intents` has a line for each of them. JSON has a list of texts.
         */
        get: operations["phrase-intents-export"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phrase-intents/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import intents of phrases from a file
         * @description Replaces the intents of the phrases of a file; other phrases keep theirs: all of them, or none where a row is wrong. A missing column leaves its field unchanged, an empty cell clears it. A cell of `intents` has a line for each of them. JSON has a list of texts. A dry run only tells what would change. A file has at most 32 MB and 100,000 rows, each of at most 1,000,000 characters, 100 cells (CSV) or 1,500 keys and values (JSON); larger ones are refused with the line or the entry. Where the session or the token ends before all is written, nothing is. With `Accept: application/x-ndjson`, which is for long imports behind proxies that cut silent connections, the response is always `200` and has a line for each step: its last line is the report, or the error.
         */
        post: operations["phrase-intents-import"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/languages/{slug}/dataset.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a language as JSON
         * @description Every phrase of a language in one file, with all its texts and forms, the addresses of its recordings, and the license of the content, which the header `Link` has too (`rel="license"`). A slug the language had before is understood too. The file is also in the static export, at the same address.
         */
        get: operations["dataset-json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/languages/{slug}/dataset.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a language as CSV
         * @description Every phrase of a language in one file, with all its texts and forms, the addresses of its recordings, and the license of the content, which the header `Link` has too (`rel="license"`). A slug the language had before is understood too. The file is also in the static export, at the same address. The columns are those of an export of translations, and those that a file needs to stand alone.
         */
        get: operations["dataset-csv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    recordsChanged: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Records were created, changed or deleted
         * @description Sent by the conventions of [Standard Webhooks](https://www.standardwebhooks.com/), at least once, in any order. Respond with a status of 2xx within 15 seconds.
         */
        post: operations["webhook-message-recordsChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    importFinished: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An import changed records
         * @description Sent by the conventions of [Standard Webhooks](https://www.standardwebhooks.com/), at least once, in any order. Respond with a status of 2xx within 15 seconds.
         */
        post: operations["webhook-message-importFinished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    deploymentEnded: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A deployment of the static export finished or failed
         * @description Sent by the conventions of [Standard Webhooks](https://www.standardwebhooks.com/), at least once, in any order. Respond with a status of 2xx within 15 seconds.
         */
        post: operations["webhook-message-deploymentEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An administrator tests the endpoint
         * @description Sent by the conventions of [Standard Webhooks](https://www.standardwebhooks.com/), at least once, in any order. Respond with a status of 2xx within 15 seconds.
         */
        post: operations["webhook-message-test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description A language of the guide
         * @example {
         *       "id": 2,
         *       "slug": "farsi",
         *       "name": "Farsi (Persian)",
         *       "nativeName": "فارسی",
         *       "code": "fa",
         *       "script": "Arab",
         *       "direction": "rtl",
         *       "family": "Indo-European (Iranian)",
         *       "speakers": "89 million",
         *       "regions": "Iran, Afghanistan, Tajikistan",
         *       "writing": "Persian alphabet",
         *       "description": "Farsi, or Persian, is the language of Iran.",
         *       "version": 1
         *     }
         */
        Language: {
            /** @description Identifier */
            id: number;
            /** @description Last segment of the language's address */
            slug: string;
            /** @description English name */
            name: string;
            /** @description The language's name for itself */
            nativeName: string;
            /** @description ISO 639-1 code */
            code: string;
            /** @description ISO 15924 code of the script its texts are written in */
            script: string;
            /**
             * @description Writing direction of the language's script
             * @enum {string}
             */
            direction: "ltr" | "rtl";
            /** @description Language family */
            family: string | null;
            /** @description Number of speakers, as text */
            speakers: string | null;
            /** @description Where it is spoken */
            regions: string | null;
            /** @description Writing system */
            writing: string | null;
            /** @description Introduction; its first sentence stands alone */
            description: string;
            /** @description Counts the changes; sent back with a change to detect a newer save */
            version: number;
        };
        AdminLanguage: {
            /** @description Identifier */
            id: number;
            /** @description Last segment of the language's address */
            slug: string;
            /** @description English name */
            name: string;
            /** @description The language's name for itself */
            nativeName: string;
            /** @description ISO 639-1 code */
            code: string;
            /** @description ISO 15924 code of the script its texts are written in */
            script: string;
            /**
             * @description Writing direction of the language's script
             * @enum {string}
             */
            direction: "ltr" | "rtl";
            /** @description Language family */
            family: string | null;
            /** @description Number of speakers, as text */
            speakers: string | null;
            /** @description Where it is spoken */
            regions: string | null;
            /** @description Writing system */
            writing: string | null;
            /** @description Introduction; its first sentence stands alone */
            description: string;
            /** @description Counts the changes; sent back with a change to detect a newer save */
            version: number;
            /** @description Emergency numbers of the countries where the language is met, in their order */
            emergency_numbers: components["schemas"]["EmergencyNumbers"][];
            aliases: string[];
            /** @description How many translations go when the language goes */
            translation_count: number;
        };
        /**
         * @description Emergency numbers of a country where the language is met
         * @example {
         *       "country": "Japan",
         *       "code": "JP",
         *       "police": "110",
         *       "ambulance": "119",
         *       "fire": "119"
         *     }
         */
        EmergencyNumbers: {
            /** @description English name of the country */
            country: string;
            /** @description ISO 3166-1 code of the country, such as JP */
            code: string;
            /** @description Digits, spaces, * and # */
            police: string;
            ambulance: string;
            fire: string;
        };
        /** @description A language with its emergency numbers */
        LanguageDetail: {
            /** @description Identifier */
            id: number;
            /** @description Last segment of the language's address */
            slug: string;
            /** @description English name */
            name: string;
            /** @description The language's name for itself */
            nativeName: string;
            /** @description ISO 639-1 code */
            code: string;
            /** @description ISO 15924 code of the script its texts are written in */
            script: string;
            /**
             * @description Writing direction of the language's script
             * @enum {string}
             */
            direction: "ltr" | "rtl";
            /** @description Language family */
            family: string | null;
            /** @description Number of speakers, as text */
            speakers: string | null;
            /** @description Where it is spoken */
            regions: string | null;
            /** @description Writing system */
            writing: string | null;
            /** @description Introduction; its first sentence stands alone */
            description: string;
            /** @description Counts the changes; sent back with a change to detect a newer save */
            version: number;
            /** @description Emergency numbers of the countries where the language is met, in their order */
            emergency_numbers: components["schemas"]["EmergencyNumbers"][];
        };
        /**
         * @description One phrase in one language, as lists show it
         * @example {
         *       "id": 134,
         *       "phrase": {
         *         "slug": "hello",
         *         "english": "Hello"
         *       },
         *       "language": {
         *         "slug": "farsi",
         *         "name": "Farsi (Persian)",
         *         "code": "fa",
         *         "script": "Arab",
         *         "direction": "rtl"
         *       },
         *       "category": {
         *         "slug": "greetings",
         *         "name": "Greetings"
         *       },
         *       "native_text": "سلام",
         *       "romanization": "Salām"
         *     }
         */
        PhraseEntry: {
            /** @description Identifier of the translation */
            id: number;
            phrase: {
                slug: string;
                english: string;
            };
            language: {
                slug: string;
                name: string;
                /** @description ISO 639-1 code, for `lang` */
                code: string;
                /** @description ISO 15924 code */
                script: string;
                /**
                 * @description Writing direction of the language's script
                 * @enum {string}
                 */
                direction: "ltr" | "rtl";
            };
            /** @description The phrase's category */
            category: {
                slug: string;
                name: string;
            };
            /** @description The phrase in the language's script */
            native_text: string;
            /** @description In Latin letters; null where the script is Latin */
            romanization: string | null;
        };
        /** @description One phrase in the language of the list, in full */
        LanguageTranslation: {
            /** @description Identifier of the translation */
            id: number;
            phrase: {
                slug: string;
                english: string;
            };
            /** @description The phrase's category */
            category: {
                slug: string;
                name: string;
            };
            native_text: string;
            romanization: string | null;
            /** @description Hyphenated syllables, the stressed one in capitals */
            pronunciation_guide: string | null;
            literal_translation: string | null;
            usage_notes: string | null;
            /** @description Paragraphs, separated by line breaks */
            cultural_notes: string | null;
            audio_url: string | null;
            video_url: string | null;
            regional_variations: {
                region: string;
                notes: string;
            }[];
            variants: {
                /** @description When this form is used */
                label: string;
                /** @description Who says it; null if that does not matter */
                speaker: ("woman" | "man") | null;
                /** @description To whom it is said; null if that does not matter */
                listener: ("woman" | "man" | "several" | "child") | null;
                /** @description Whether it is more formal or more informal than the main form */
                register: ("formal" | "informal") | null;
                /** @description Countries or regions where people say it, separated by commas */
                region: string | null;
                /** @description Whether the label says nothing but speaker, listener, register and region, so that the form can take the place of the main one */
                same_meaning: boolean;
                native_text: string;
                romanization: string | null;
                pronunciation_guide: string | null;
            }[];
            related_phrases: {
                id: number;
                slug: string;
                english: string;
                native_text: string;
                romanization: string | null;
            }[];
            /**
             * Format: date-time
             * @description When the translation last changed
             */
            updated_at: string;
        };
        Success: {
            /** @constant */
            success: true;
        };
        /**
         * @description A group of phrases
         * @example {
         *       "id": 1,
         *       "slug": "greetings",
         *       "name": "Greetings",
         *       "description": "Saying hello and goodbye, and wishing people well at any time of day.",
         *       "version": 1
         *     }
         */
        Category: {
            /** @description Identifier */
            id: number;
            /** @description Value of the `category` filter */
            slug: string;
            /** @description English name */
            name: string;
            /** @description What its phrases are about */
            description: string;
            /** @description Counts the changes; sent back with a change to detect a newer save */
            version: number;
        };
        AdminCategory: {
            /** @description Identifier */
            id: number;
            /** @description Value of the `category` filter */
            slug: string;
            /** @description English name */
            name: string;
            /** @description What its phrases are about */
            description: string;
            /** @description Counts the changes; sent back with a change to detect a newer save */
            version: number;
            /** @description A category with phrases cannot be deleted */
            phrase_count: number;
        };
        /**
         * @description An English phrase
         * @example {
         *       "id": 1,
         *       "slug": "hello",
         *       "english": "Hello",
         *       "category_id": 1,
         *       "intents": [
         *         "say hi"
         *       ],
         *       "version": 1
         *     }
         */
        Phrase: {
            /** @description Identifier */
            id: number;
            /** @description Last segment of the phrase's addresses */
            slug: string;
            /** @description The phrase in English */
            english: string;
            /** @description Identifier of its category */
            category_id: number;
            /** @description Other ways to say the need that it meets, as editors wrote them */
            intents: string[];
            /** @description Counts the changes; sent back with a change to detect a newer save */
            version: number;
        };
        AdminPhrase: {
            /** @description Identifier */
            id: number;
            /** @description Last segment of the phrase's addresses */
            slug: string;
            /** @description The phrase in English */
            english: string;
            /** @description Identifier of its category */
            category_id: number;
            /** @description Other ways to say the need that it meets, as editors wrote them */
            intents: string[];
            /** @description Counts the changes; sent back with a change to detect a newer save */
            version: number;
            category_name: string | null;
            popular_rank: number | null;
            /** @description In how many languages the phrase has a translation */
            translation_count: number;
            related_phrases: {
                id: number;
                english: string;
            }[];
        };
        /**
         * @description One phrase in one language, in full
         * @example {
         *       "id": 1197,
         *       "phrase": {
         *         "slug": "good-morning",
         *         "english": "Good morning"
         *       },
         *       "language": {
         *         "id": 2,
         *         "slug": "farsi",
         *         "name": "Farsi (Persian)",
         *         "nativeName": "فارسی",
         *         "code": "fa",
         *         "script": "Arab",
         *         "direction": "rtl",
         *         "family": "Indo-European (Iranian)",
         *         "speakers": "89 million",
         *         "regions": "Iran, Afghanistan, Tajikistan",
         *         "writing": "Persian alphabet",
         *         "description": "Farsi, or Persian, is the language of Iran.",
         *         "version": 1
         *       },
         *       "category": {
         *         "slug": "greetings",
         *         "name": "Greetings"
         *       },
         *       "native_text": "صبح بخیر",
         *       "romanization": "Sobh bekheyr",
         *       "pronunciation_guide": "SOBH beh-KHAYR",
         *       "literal_translation": "Morning to goodness",
         *       "usage_notes": "Said until late morning.",
         *       "cultural_notes": null,
         *       "audio_url": null,
         *       "video_url": null,
         *       "regional_variations": [
         *         {
         *           "region": "Tajikistan",
         *           "notes": "In Tajikistan people say subh ba khayr."
         *         }
         *       ],
         *       "variants": [
         *         {
         *           "label": "formal",
         *           "speaker": null,
         *           "listener": null,
         *           "register": "formal",
         *           "region": null,
         *           "same_meaning": true,
         *           "native_text": "صبح شما بخیر",
         *           "romanization": "Sobh-e shomā bekheyr",
         *           "pronunciation_guide": "SOB-heh shoh-MAH beh-KHAYR"
         *         }
         *       ],
         *       "related_phrases": [
         *         {
         *           "id": 1210,
         *           "slug": "hello",
         *           "english": "Hello",
         *           "native_text": "سلام",
         *           "romanization": "Salām"
         *         }
         *       ],
         *       "same_phrase_other_languages": [
         *         {
         *           "id": 3990,
         *           "language_slug": "spanish",
         *           "language_name": "Spanish",
         *           "language_code": "es",
         *           "language_script": "Latn",
         *           "language_direction": "ltr",
         *           "native_text": "Buenos días",
         *           "romanization": null
         *         }
         *       ],
         *       "previous": {
         *         "slug": "hello",
         *         "english": "Hello"
         *       },
         *       "next": {
         *         "slug": "good-afternoon",
         *         "english": "Good afternoon"
         *       },
         *       "updated_at": "2026-01-31T12:00:00.000Z"
         *     }
         */
        PhraseDetail: {
            /** @description Identifier of the translation */
            id: number;
            phrase: {
                slug: string;
                english: string;
            };
            language: components["schemas"]["Language"];
            /** @description The phrase's category */
            category: {
                slug: string;
                name: string;
            };
            native_text: string;
            romanization: string | null;
            /** @description Hyphenated syllables, the stressed one in capitals */
            pronunciation_guide: string | null;
            literal_translation: string | null;
            usage_notes: string | null;
            /** @description Paragraphs, separated by line breaks */
            cultural_notes: string | null;
            audio_url: string | null;
            video_url: string | null;
            regional_variations: {
                region: string;
                notes: string;
            }[];
            variants: {
                /** @description When this form is used */
                label: string;
                /** @description Who says it; null if that does not matter */
                speaker: ("woman" | "man") | null;
                /** @description To whom it is said; null if that does not matter */
                listener: ("woman" | "man" | "several" | "child") | null;
                /** @description Whether it is more formal or more informal than the main form */
                register: ("formal" | "informal") | null;
                /** @description Countries or regions where people say it, separated by commas */
                region: string | null;
                /** @description Whether the label says nothing but speaker, listener, register and region, so that the form can take the place of the main one */
                same_meaning: boolean;
                native_text: string;
                romanization: string | null;
                pronunciation_guide: string | null;
            }[];
            related_phrases: {
                id: number;
                slug: string;
                english: string;
                native_text: string;
                romanization: string | null;
            }[];
            same_phrase_other_languages: {
                id: number;
                language_slug: string;
                language_name: string;
                language_code: string;
                language_script: string;
                /**
                 * @description Writing direction of the language's script
                 * @enum {string}
                 */
                language_direction: "ltr" | "rtl";
                native_text: string;
                romanization: string | null;
            }[];
            /** @description Neighbour in the category that has a translation in this language; null at the ends */
            previous: {
                slug: string;
                english: string;
            } | null;
            /** @description Neighbour in the category that has a translation in this language; null at the ends */
            next: {
                slug: string;
                english: string;
            } | null;
            /**
             * Format: date-time
             * @description When the translation last changed
             */
            updated_at: string;
        };
        /** @description A phrase in a language that was found, and why */
        SearchHit: {
            /** @description Identifier of the translation */
            id: number;
            phrase: {
                slug: string;
                english: string;
            };
            language: {
                slug: string;
                name: string;
                /** @description ISO 639-1 code, for `lang` */
                code: string;
                /** @description ISO 15924 code */
                script: string;
                /**
                 * @description Writing direction of the language's script
                 * @enum {string}
                 */
                direction: "ltr" | "rtl";
            };
            /** @description The phrase's category */
            category: {
                slug: string;
                name: string;
            };
            /** @description The phrase in the language's script */
            native_text: string;
            /** @description In Latin letters; null where the script is Latin */
            romanization: string | null;
            /** @description Null where only a language or a category was named */
            match: components["schemas"]["SearchMatch"] | null;
        };
        /** @description Why a phrase was found */
        SearchMatch: {
            /**
             * @description What matched; `variant` is another form of the translation, and by `pronunciation_guide` it sounds like the query
             * @enum {string}
             */
            field: "english" | "native_text" | "romanization" | "variant" | "pronunciation_guide";
            /** @description The text that matched, as it is written */
            text: string;
            /** @description Which parts of it matched, as offsets in UTF-16 units; none for a synonym of what was typed */
            parts: {
                start: number;
                end: number;
            }[];
            /**
             * @description True where the text only sounds or looks like the query, which names no language: a guess, listed last
             * @constant
             */
            sounds_like?: true;
        };
        /**
         * @description Words and short texts that mean the same to search
         * @example {
         *       "id": 1,
         *       "terms": [
         *         "bathroom",
         *         "toilet",
         *         "restroom"
         *       ],
         *       "version": 1
         *     }
         */
        SynonymGroup: {
            /** @description Identifier */
            id: number;
            /** @description What means the same; in the order in which editors wrote it */
            terms: string[];
            /** @description Counts the changes; sent back with a change to detect a newer save */
            version: number;
        };
        /**
         * @description A text that search found nothing for; nothing is stored about the visitor
         * @example {
         *       "id": 1,
         *       "text": "khazi",
         *       "times": 12,
         *       "first_day": "2026-03-02",
         *       "last_day": "2026-03-28",
         *       "finds_now": false
         *     }
         */
        MissedSearch: {
            /** @description Identifier */
            id: number;
            /** @description What was looked for, as it was typed last */
            text: string;
            /** @description How often */
            times: number;
            /**
             * Format: date
             * @description When it was looked for first; a day in UTC
             */
            first_day: string;
            /**
             * Format: date
             * @description When it was looked for last; a day in UTC
             */
            last_day: string;
            /** @description Whether search finds something for it by now */
            finds_now: boolean;
        };
        /** @description One phrase in one language, as it is stored */
        Translation: {
            id: number;
            language_id: number;
            phrase_id: number;
            native_text: string;
            romanization: string | null;
            pronunciation_guide: string | null;
            literal_translation: string | null;
            usage_notes: string | null;
            audio_url: string | null;
            video_url: string | null;
            cultural_notes: string | null;
            regional_variations: {
                region: string;
                notes: string;
            }[];
            variants: {
                /** @description When this form is used */
                label: string;
                /** @description Who says it; null if that does not matter */
                speaker: ("woman" | "man") | null;
                /** @description To whom it is said; null if that does not matter */
                listener: ("woman" | "man" | "several" | "child") | null;
                /** @description Whether it is more formal or more informal than the main form */
                register: ("formal" | "informal") | null;
                /** @description Countries or regions where people say it, separated by commas */
                region: string | null;
                /** @description Whether the label says nothing but speaker, listener, register and region, so that the form can take the place of the main one */
                same_meaning: boolean;
                native_text: string;
                romanization: string | null;
                pronunciation_guide: string | null;
            }[];
            /** @description Counts the changes; sent back with a change to detect a newer save */
            version: number;
            /** Format: date-time */
            updated_at: string;
        };
        /**
         * @description The records that changed since a cursor
         * @example {
         *       "changes": [
         *         {
         *           "kind": "phrase",
         *           "id": 12,
         *           "slug": "good-morning",
         *           "language_id": null,
         *           "phrase_id": null,
         *           "deleted": false
         *         },
         *         {
         *           "kind": "translation",
         *           "id": 1197,
         *           "slug": null,
         *           "language_id": 2,
         *           "phrase_id": 12,
         *           "deleted": true
         *         }
         *       ],
         *       "next": "WyJjaGFuZ2VzIiwiYXNjIiwiNDEiLCI5NyIsMTc5NTQ1NjgwMDAwMDAwMF0",
         *       "more": false
         *     }
         */
        ChangeFeed: {
            /** @description Each record at most once, in the order of its newest change; can be empty before the end */
            changes: {
                /** @enum {string} */
                kind: "language" | "category" | "phrase" | "translation";
                id: number;
                /** @description The current slug, or the last one of a deleted record; null for a translation */
                slug: string | null;
                /** @description The language of a translation */
                language_id: number | null;
                /** @description The phrase of a translation */
                phrase_id: number | null;
                /** @description Whether the record does not exist any more */
                deleted: boolean;
            }[];
            /** @description Cursor for `after` of the next request */
            next: string;
            /** @description Whether more changes follow already */
            more: boolean;
        };
        /** @description Who makes the call */
        Me: {
            /** @description Identifier of the person; null for an API token */
            id: number | null;
            name: string;
            email: string | null;
            /**
             * @description `reader` only for an API token
             * @enum {string}
             */
            role: "reader" | "editor" | "administrator";
            /**
             * @description Set if the person has to add a second factor before anything else
             * @constant
             */
            second_factor_missing?: true;
        };
        /** @description The password was right, and a second factor is missing */
        SecondStep: {
            second_factor: {
                /**
                 * @description The person enters a one-time code next
                 * @constant
                 */
                method: "code";
                /** @description Sent with the code, once */
                token: string;
                /** Format: date-time */
                expires_at: string;
            } | {
                /**
                 * @description The person has to sign in with a passkey instead
                 * @constant
                 */
                method: "passkey";
            };
        };
        Task: {
            id: number;
            /** @description May be a Markdown link to a document */
            title: string;
            /** @enum {string} */
            status: "pending" | "in-progress" | "completed";
            /** @description A check mark for completed, else a cycle; made of the status */
            statusSymbol: string;
            release: string;
            /** @description Such as High, Medium or Low */
            priority: string;
            /** @description What has to be done before, such as `#12` or the title of a task */
            dependencies: string;
            description: string;
            details: string;
            /** @description Address of the linked document */
            documentUrl: string | null;
            /** @description Text of the link to the document */
            titleText: string | null;
            /** @description Counts the changes */
            version: number;
            /** Format: date-time */
            updatedAt: string;
        };
        TaskOrder: {
            /** @description Identifiers of all tasks, in their order */
            taskIds: number[];
        };
        Document: {
            /** @description Identifier of the record, for its history */
            id: number;
            /** @description Last segment of the document's address */
            documentId: string;
            /** @description Markdown */
            content: string;
            /** @description Counts the changes */
            version: number;
            /** Format: date-time */
            updatedAt: string;
        };
        SiteStatus: {
            /** @description Whether the store has a static export */
            success: boolean;
            fileCount: number;
            /** @description When the store was last changed by a deployment */
            lastUpdated: string | null;
        };
        DeployAnswer: {
            id: number;
            /** @enum {string} */
            status: "running" | "succeeded" | "failed" | "cancelled";
            /** @description Null for a finished deployment */
            phase: ("waiting" | "rendering" | "uploading" | "removing" | "undoing") | null;
            /** @enum {string} */
            reason: "manual" | "content" | "rollback";
            /** @description Who started it; null if a change of the content did */
            startedBy: string | null;
            /** Format: date-time */
            startedAt: string;
            finishedAt: string | null;
            /** @description The deployment that this one restores */
            restores: number | null;
            /** @description Whether its cancellation was requested */
            cancelling: boolean;
            /** @description Reason of the failure, for people */
            error: string | null;
            /** @description Whether it can be restored */
            restorable: boolean;
            /** @description Whether its files are in the store */
            current: boolean;
            counts: {
                /** @description Files of the static export; 0 while the number is unknown */
                pages: number;
                /** @description Files rendered so far, or found to be unchanged without rendering */
                rendered: number;
                /** @description Number of these that were not rendered, because their content is unchanged */
                reused: number;
                /** @description Files that are new or changed */
                toUpload: number;
                uploaded: number;
                uploadedBytes: number;
                /** @description Files that are already in the store */
                skipped: number;
                toRemove: number;
                removed: number;
            };
            /** @description True when the store has the new files; null while the deployment runs */
            success: true | null;
        };
        Deployment: {
            id: number;
            /** @enum {string} */
            status: "running" | "succeeded" | "failed" | "cancelled";
            /** @description Null for a finished deployment */
            phase: ("waiting" | "rendering" | "uploading" | "removing" | "undoing") | null;
            /** @enum {string} */
            reason: "manual" | "content" | "rollback";
            /** @description Who started it; null if a change of the content did */
            startedBy: string | null;
            /** Format: date-time */
            startedAt: string;
            finishedAt: string | null;
            /** @description The deployment that this one restores */
            restores: number | null;
            /** @description Whether its cancellation was requested */
            cancelling: boolean;
            /** @description Reason of the failure, for people */
            error: string | null;
            /** @description Whether it can be restored */
            restorable: boolean;
            /** @description Whether its files are in the store */
            current: boolean;
            counts: {
                /** @description Files of the static export; 0 while the number is unknown */
                pages: number;
                /** @description Files rendered so far, or found to be unchanged without rendering */
                rendered: number;
                /** @description Number of these that were not rendered, because their content is unchanged */
                reused: number;
                /** @description Files that are new or changed */
                toUpload: number;
                uploaded: number;
                uploadedBytes: number;
                /** @description Files that are already in the store */
                skipped: number;
                toRemove: number;
                removed: number;
            };
        };
        DeploymentPage: {
            /** @description The newest first */
            deployments: components["schemas"]["Deployment"][];
            more: boolean;
        };
        AutoGenerate: {
            /** @description Whether changes of the content start a deployment */
            enabled: boolean;
        };
        StoredFileList: {
            /** @description In the order of their keys' bytes */
            files: components["schemas"]["StoredFile"][];
            /** @description Key to send as `after` for the files after these; null on the last */
            next: string | null;
        };
        StoredFile: {
            /** @description Its path, with slashes */
            key: string;
            /** @description In bytes */
            size: number;
            /** Format: date-time */
            lastModified: string;
            /** @description Where everybody can read it */
            url: string;
        };
        FileUses: {
            /** @description How many translations there are in all */
            total: number;
            translations: {
                id: number;
                language: string;
                english: string;
                /** @enum {string} */
                field: "audio_url" | "video_url";
            }[];
        };
        StorageConfiguration: {
            /** @enum {string} */
            provider: "s3" | "folder";
            /** @description Whether an object storage service is set up; false for local storage */
            configured: boolean;
            /** @description Null for Amazon's own, and for local storage */
            endpoint: string | null;
            region: string;
            pathStyle: boolean;
            static: {
                /** @description The bucket; the folder for local storage */
                name: string;
                /** @description Public URL of the bucket; null if it has none */
                url: string | null;
            };
            assets: {
                /** @description The bucket; the folder for local storage */
                name: string;
                /** @description Public URL of the bucket; null if it has none */
                url: string | null;
            };
            media: {
                /** @description The bucket; the folder for local storage */
                name: string;
                /** @description Public URL of the bucket; null if it has none */
                url: string | null;
            };
            autoGenerate: boolean;
        };
        ConnectionTest: {
            success: boolean;
            stores: {
                /** @enum {string} */
                store: "static" | "assets" | "media";
                name: string;
                passed: ("write" | "read" | "list" | "remove")[];
                problem: string | null;
            }[];
        };
        /** @description A URL that is notified of changes */
        WebhookEndpoint: {
            /** @description Identifier */
            id: number;
            name: string;
            url: string;
            events: string[];
            active: boolean;
            /** @description Why the server turned it off; null if it is active, or was turned off by a person */
            disabled_reason: string | null;
            secret_rotated_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description The newest delivery; null if there is none */
            last_delivery: {
                /** @enum {string} */
                status: "pending" | "succeeded" | "failed";
                /** Format: date-time */
                at: string;
            } | null;
            /** @description Counts the changes; sent back with a change to detect a newer save */
            version: number;
        };
        /** @description A new endpoint with its secret */
        CreatedWebhookEndpoint: {
            /** @description Identifier */
            id: number;
            name: string;
            url: string;
            events: string[];
            active: boolean;
            /** @description Why the server turned it off; null if it is active, or was turned off by a person */
            disabled_reason: string | null;
            secret_rotated_at: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description The newest delivery; null if there is none */
            last_delivery: {
                /** @enum {string} */
                status: "pending" | "succeeded" | "failed";
                /** Format: date-time */
                at: string;
            } | null;
            /** @description Counts the changes; sent back with a change to detect a newer save */
            version: number;
            /** @description Signs the deliveries; no other response contains it */
            secret: string;
        };
        WebhookSecret: {
            /** @description Signs the deliveries; no other response contains it */
            secret: string;
            /**
             * Format: date-time
             * @description Until then, deliveries have both signatures
             */
            previous_expires_at: string;
        };
        WebhookDelivery: {
            id: number;
            /** @description The header `webhook-id`, which is the same for every attempt */
            message_id: string;
            type: string;
            /** @enum {string} */
            status: "pending" | "succeeded" | "failed";
            attempts: number;
            /** Format: date-time */
            created_at: string;
            /** @description The last attempt */
            attempted_at: string | null;
            /** @description Null when there are no more attempts */
            next_attempt_at: string | null;
            /** @description Duration of the last attempt */
            duration_ms: number | null;
            /** @description Status of the last response; null without a response */
            response_status: number | null;
            /** @description The first 4 KB of the last response */
            response_body: string | null;
            /** @description Why the last attempt failed */
            error: string | null;
            payload: components["schemas"]["WebhookPayload"];
        };
        /** @description The body of a webhook */
        WebhookPayload: {
            type: string;
            /**
             * Format: date-time
             * @description When it happened
             */
            timestamp: string;
            data: {
                [key: string]: unknown;
            };
        };
        WebhookDeliveryPage: {
            items: components["schemas"]["WebhookDelivery"][];
            /** @description Key of the page after this one; null on the last */
            next: string | null;
            /** @description Key of the page before this one; null on the first */
            previous: string | null;
            total: number | null;
            /** @description Whether there are more than `total`, at which counting ended */
            more?: boolean;
            offset: number | null;
        };
        /** @description What every failed call answers: problem details (RFC 9457), and more */
        Error: {
            /** @description What went wrong, in words for people */
            message: string;
            /** @description What went wrong, for programs, such as `NOT_FOUND` */
            code: string;
            /** @description Each error of an invalid input */
            issues?: {
                /** @description Where in the input */
                path: (string | number)[];
                /** @description What is wrong */
                message: string;
            }[];
            /** @description What stored thing is in the way, where one is */
            conflict?: components["schemas"]["Conflict"];
            /** @description `about:blank`, because `code` says what went wrong */
            type: string;
            /** @description Name of the status */
            title: string;
            /** @description The status of the response */
            status: number;
            /** @description The same as `message` */
            detail: string;
        };
        Conflict: {
            /**
             * @description Somebody saved the record since it was read
             * @constant
             */
            reason: "stale";
            saved_by: string | null;
            /** Format: date-time */
            saved_at: string;
            current: {
                [key: string]: unknown;
            };
        } | {
            /**
             * @description Another record has this value already
             * @constant
             */
            reason: "duplicate";
            field: string;
            suggestion: string | null;
        } | {
            /**
             * @description Other records need it
             * @constant
             */
            reason: "in-use";
            count: number;
        };
        ImportReport: {
            /** @description False for a dry run, and where a row is invalid */
            applied: boolean;
            counts: {
                create: number;
                update: number;
                unchanged: number;
                skipped: number;
                invalid: number;
            };
            /** @description Invalid ones first; of each outcome at most 500 rows with about a million characters, while the counts are of all */
            rows: {
                /** @description Line of the file (CSV), or place in the list from 1 (JSON) */
                line: number;
                /** @description Empty if the file holds phrases */
                language: string;
                /** @description Empty if the file holds languages */
                phrase: string;
                /** @enum {string} */
                outcome: "create" | "update" | "unchanged" | "skipped" | "invalid";
                fields: {
                    /** @description Name of the field, such as `native_text` */
                    field: string;
                    before: unknown;
                    after: unknown;
                }[];
                problems: {
                    field: string | null;
                    message: string;
                }[];
            }[];
            change_set_id: string | null;
        };
        ImportError: {
            /** @description What went wrong, in words for people */
            message: string;
            /** @description What went wrong, for programs, such as `NOT_FOUND` */
            code: string;
            /** @description Each error of an invalid input */
            issues?: {
                /** @description Where in the input */
                path: (string | number)[];
                /** @description What is wrong */
                message: string;
            }[];
            /** @description What stored thing is in the way, where one is */
            conflict?: components["schemas"]["Conflict"];
            /** @description `about:blank`, because `code` says what went wrong */
            type: string;
            /** @description Name of the status */
            title: string;
            /** @description The status of the response */
            status: number;
            /** @description The same as `message` */
            detail: string;
            report: components["schemas"]["ImportReport"];
        };
        /** @description Every phrase of a language in full, with the license of the content */
        Dataset: {
            language: components["schemas"]["LanguageDetail"];
            /**
             * Format: uri
             * @description URL of the language's page
             */
            source: string;
            /** @description The license of the content; null if the site states none */
            license: {
                name: string;
                url: string | null;
            } | null;
            phrases: components["schemas"]["DatasetPhrase"][];
        };
        /** @description One phrase in the language of the dataset, in full */
        DatasetPhrase: {
            /** @description Identifier of the translation */
            id: number;
            phrase: {
                slug: string;
                english: string;
            };
            /** @description The phrase's category */
            category: {
                slug: string;
                name: string;
            };
            native_text: string;
            romanization: string | null;
            /** @description Hyphenated syllables, the stressed one in capitals */
            pronunciation_guide: string | null;
            literal_translation: string | null;
            usage_notes: string | null;
            /** @description Paragraphs, separated by line breaks */
            cultural_notes: string | null;
            audio_url: string | null;
            video_url: string | null;
            regional_variations: {
                region: string;
                notes: string;
            }[];
            variants: {
                /** @description When this form is used */
                label: string;
                /** @description Who says it; null if that does not matter */
                speaker: ("woman" | "man") | null;
                /** @description To whom it is said; null if that does not matter */
                listener: ("woman" | "man" | "several" | "child") | null;
                /** @description Whether it is more formal or more informal than the main form */
                register: ("formal" | "informal") | null;
                /** @description Countries or regions where people say it, separated by commas */
                region: string | null;
                /** @description Whether the label says nothing but speaker, listener, register and region, so that the form can take the place of the main one */
                same_meaning: boolean;
                native_text: string;
                romanization: string | null;
                pronunciation_guide: string | null;
            }[];
            /**
             * Format: date-time
             * @description When the translation last changed
             */
            updated_at: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "language-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Language"][];
                };
            };
            /** @description Nothing changed since the answer whose ETag was sent along */
            304: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Too many reads of this address; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many long lists are being read. Try again in a moment.",
                     *       "code": "TOO_MANY_REQUESTS",
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many long lists are being read. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "language-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Farsi (Persian)",
                 *       "nativeName": "فارسی",
                 *       "code": "fa",
                 *       "family": "Indo-European (Iranian)",
                 *       "description": "Farsi, or Persian, is the language of Iran.",
                 *       "speakers": "89 million",
                 *       "regions": "Iran, Afghanistan, Tajikistan",
                 *       "writing": "Persian alphabet",
                 *       "slug": "farsi"
                 *     }
                 */
                "application/json": {
                    name: string;
                    nativeName: string;
                    /** @description ISO 639-1 code */
                    code: string;
                    family?: string | null;
                    description: string;
                    speakers?: string | null;
                    regions?: string | null;
                    writing?: string | null;
                    /** @description Made of the name when left out */
                    slug?: string;
                    /** @description ISO 15924 code; the language's usual script when left out */
                    script?: string;
                    /** @description Other names people search by */
                    aliases?: string[];
                    /** @description Emergency numbers by country, each country once; unchanged when left out */
                    emergency_numbers?: {
                        country: string;
                        code: string;
                        police: string & (unknown & unknown);
                        ambulance: string & (unknown & unknown);
                        fire: string & (unknown & unknown);
                    }[];
                };
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    /** @description The URL at which the new record is read */
                    location: string;
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminLanguage"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "language-popularPhrases": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the language, such as `farsi`
                 * @example farsi
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhraseEntry"][];
                };
            };
            /** @description Nothing changed since the answer whose ETag was sent along */
            304: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Too many reads of this address; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many long lists are being read. Try again in a moment.",
                     *       "code": "TOO_MANY_REQUESTS",
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many long lists are being read. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "language-translations": {
        parameters: {
            query?: {
                /**
                 * @description Cursor of the next page, from the `Link` header of the previous response
                 * @example WyJ0cmFuc2xhdGlvbnMiLCJhc2MiLDIwOTcxNjcsMTZd
                 */
                after?: string;
                /**
                 * @description Maximum number of items; default: 10,000
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Slug of the language
                 * @example farsi
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description `<…>; rel="next"`: the address of the next part of the list; absent from the last */
                    Link?: string;
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageTranslation"][];
                };
            };
            /** @description Nothing changed since the answer whose ETag was sent along */
            304: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Too many reads of this address; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many long lists are being read. Try again in a moment.",
                     *       "code": "TOO_MANY_REQUESTS",
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many long lists are being read. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "category-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            /** @description Nothing changed since the answer whose ETag was sent along */
            304: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Too many reads of this address; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests. Try again in 30 seconds.",
                     *       "code": "TOO_MANY_REQUESTS",
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "category-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Greetings",
                 *       "description": "Saying hello and goodbye, and wishing people well at any time of day.",
                 *       "slug": "greetings"
                 *     }
                 */
                "application/json": {
                    name: string;
                    description: string;
                    /** @description Made of the name when left out */
                    slug?: string;
                };
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    /** @description The URL at which the new record is read */
                    location: string;
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCategory"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "category-adminGet": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCategory"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "category-update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that the change was made from; refused with 412 when it has a newer one
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Greetings",
                 *       "description": "Saying hello and goodbye, and wishing people well at any time of day.",
                 *       "slug": "greetings",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    name: string;
                    description: string;
                    /** @description Made of the name when left out */
                    slug?: string;
                    /** @description Version the change was made from; refused with 409 when the record has a newer one */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCategory"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description `If-Match` has the ETag of another version */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "An editor saved this while you were changing it",
                     *       "code": "PRECONDITION_FAILED",
                     *       "conflict": {
                     *         "reason": "stale",
                     *         "saved_by": "An editor",
                     *         "saved_at": "2026-03-02T09:30:00.000Z",
                     *         "current": {
                     *           "id": 7,
                     *           "version": 3
                     *         }
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "An editor saved this while you were changing it"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "category-delete": {
        parameters: {
            query?: {
                /**
                 * @description Version the change was made from; refused with 409 when the record has a newer one
                 * @example 1
                 */
                version?: number;
            };
            header?: {
                /**
                 * @description The `ETag` of the record that the change was made from; refused with 412 when it has a newer one
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description `If-Match` has the ETag of another version */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "An editor saved this while you were changing it",
                     *       "code": "PRECONDITION_FAILED",
                     *       "conflict": {
                     *         "reason": "stale",
                     *         "saved_by": "An editor",
                     *         "saved_at": "2026-03-02T09:30:00.000Z",
                     *         "current": {
                     *           "id": 7,
                     *           "version": 3
                     *         }
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "An editor saved this while you were changing it"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "phrase-list": {
        parameters: {
            query?: {
                /**
                 * @description Slug of a language
                 * @example farsi
                 */
                language?: string;
                /**
                 * @description Slug of a category
                 * @example greetings
                 */
                category?: string;
                /**
                 * @description `true` lists the English phrases instead of the phrases in each language
                 * @example false
                 */
                admin?: boolean;
                /**
                 * @description Cursor of the next page, from the `Link` header of the previous response
                 * @example 2hwcl-6-1-1o6
                 */
                after?: string;
                /**
                 * @description Maximum number of items; default: 10,000
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description `<…>; rel="next"`: the address of the next part of the list; absent from the last */
                    Link?: string;
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhraseEntry"][] | components["schemas"]["Phrase"][];
                };
            };
            /** @description Nothing changed since the answer whose ETag was sent along */
            304: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description `admin=true` was asked for without a session or a token */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Too many reads of this address; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many long lists are being read. Try again in a moment.",
                     *       "code": "TOO_MANY_REQUESTS",
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many long lists are being read. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "phrase-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "english": "Good morning",
                 *       "category_id": 1,
                 *       "slug": "good-morning"
                 *     }
                 */
                "application/json": {
                    english: string;
                    category_id: number;
                    /** @description Made of the English text when left out */
                    slug?: string;
                    /** @description Phrases that this one points to, in order; unchanged when left out */
                    related_phrase_ids?: number[];
                    /** @description Other ways to say the need that the phrase meets, by which search finds it; each of at most 80 characters; unchanged when left out */
                    intents?: string[];
                };
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    /** @description The URL at which the new record is read */
                    location: string;
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPhrase"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "phrase-detail": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the language
                 * @example farsi
                 */
                languageSlug: string;
                /**
                 * @description Slug of the phrase
                 * @example hello
                 */
                phraseSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhraseDetail"];
                };
            };
            /** @description Nothing changed since the answer whose ETag was sent along */
            304: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Too many reads of this address; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many long lists are being read. Try again in a moment.",
                     *       "code": "TOO_MANY_REQUESTS",
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many long lists are being read. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "phrase-adminGet": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPhrase"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "phrase-update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that the change was made from; refused with 412 when it has a newer one
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "english": "Good morning",
                 *       "category_id": 1,
                 *       "slug": "good-morning",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    english: string;
                    category_id: number;
                    /** @description Made of the English text when left out */
                    slug?: string;
                    /** @description Phrases that this one points to, in order; unchanged when left out */
                    related_phrase_ids?: number[];
                    /** @description Other ways to say the need that the phrase meets, by which search finds it; each of at most 80 characters; unchanged when left out */
                    intents?: string[];
                    /** @description Version the change was made from; refused with 409 when the record has a newer one */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminPhrase"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description `If-Match` has the ETag of another version */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "An editor saved this while you were changing it",
                     *       "code": "PRECONDITION_FAILED",
                     *       "conflict": {
                     *         "reason": "stale",
                     *         "saved_by": "An editor",
                     *         "saved_at": "2026-03-02T09:30:00.000Z",
                     *         "current": {
                     *           "id": 7,
                     *           "version": 3
                     *         }
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "An editor saved this while you were changing it"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "phrase-delete": {
        parameters: {
            query?: {
                /**
                 * @description Version the change was made from; refused with 409 when the record has a newer one
                 * @example 1
                 */
                version?: number;
            };
            header?: {
                /**
                 * @description The `ETag` of the record that the change was made from; refused with 412 when it has a newer one
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description `If-Match` has the ETag of another version */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "An editor saved this while you were changing it",
                     *       "code": "PRECONDITION_FAILED",
                     *       "conflict": {
                     *         "reason": "stale",
                     *         "saved_by": "An editor",
                     *         "saved_at": "2026-03-02T09:30:00.000Z",
                     *         "current": {
                     *           "id": 7,
                     *           "version": 3
                     *         }
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "An editor saved this while you were changing it"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "search-hits": {
        parameters: {
            query: {
                /**
                 * @description What to look for, such as `thank you in japanese`
                 * @example thank you
                 */
                query: string;
                /**
                 * @description Slug of a language to search in
                 * @example farsi
                 */
                language?: string;
                /**
                 * @description Slug of a category to search in
                 * @example greetings
                 */
                category?: string;
                /**
                 * @description Slug of the language that comes first where neither `language` nor the query names one; an unknown one is ignored
                 * @example japanese
                 */
                prefer?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchHit"][];
                };
            };
            /** @description Nothing changed since the answer whose ETag was sent along */
            304: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Too many reads of this address; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests. Try again in 30 seconds.",
                     *       "code": "TOO_MANY_REQUESTS",
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "synonym-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SynonymGroup"][];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "synonym-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "terms": [
                 *         "bathroom",
                 *         "toilet",
                 *         "restroom"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Words and short texts that mean the same to search, each of at most 80 characters */
                    terms: string[];
                };
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    /** @description The URL at which the new record is read */
                    location: string;
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SynonymGroup"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "synonym-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SynonymGroup"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "synonym-update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that the change was made from; refused with 412 when it has a newer one
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "terms": [
                 *         "bathroom",
                 *         "toilet",
                 *         "restroom",
                 *         "loo"
                 *       ],
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    /** @description Words and short texts that mean the same to search, each of at most 80 characters */
                    terms: string[];
                    /** @description Version the change was made from; refused with 409 when the record has a newer one */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SynonymGroup"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description `If-Match` has the ETag of another version */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "An editor saved this while you were changing it",
                     *       "code": "PRECONDITION_FAILED",
                     *       "conflict": {
                     *         "reason": "stale",
                     *         "saved_by": "An editor",
                     *         "saved_at": "2026-03-02T09:30:00.000Z",
                     *         "current": {
                     *           "id": 7,
                     *           "version": 3
                     *         }
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "An editor saved this while you were changing it"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "synonym-delete": {
        parameters: {
            query?: {
                /**
                 * @description Version the change was made from; refused with 409 when the record has a newer one
                 * @example 1
                 */
                version?: number;
            };
            header?: {
                /**
                 * @description The `ETag` of the record that the change was made from; refused with 412 when it has a newer one
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description `If-Match` has the ETag of another version */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "An editor saved this while you were changing it",
                     *       "code": "PRECONDITION_FAILED",
                     *       "conflict": {
                     *         "reason": "stale",
                     *         "saved_by": "An editor",
                     *         "saved_at": "2026-03-02T09:30:00.000Z",
                     *         "current": {
                     *           "id": 7,
                     *           "version": 3
                     *         }
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "An editor saved this while you were changing it"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "missedSearch-list": {
        parameters: {
            query?: {
                /**
                 * @description What the list is ordered by
                 * @example times
                 */
                sort?: "times" | "last_day";
                /**
                 * @description `desc`: what was looked for most often, or last, comes first
                 * @example desc
                 */
                order?: "asc" | "desc";
                /**
                 * @description `next` of the page before
                 * @example WyJ0aW1lcyIsImRlc2MiLDEyLDdd
                 */
                after?: string;
                /**
                 * @description `previous` of the page after
                 * @example WyJ0aW1lcyIsImRlc2MiLDEyLDdd
                 */
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["MissedSearch"][];
                        /** @description Key of the page after this one; null on the last */
                        next: string | null;
                        /** @description Key of the page before this one; null on the first */
                        previous: string | null;
                        total: number | null;
                        /** @description Whether there are more than `total`, at which counting ended */
                        more?: boolean;
                        offset: number | null;
                    };
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "missedSearch-delete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "suggestion-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "translation_id": 1197,
                 *       "field": "native_text",
                 *       "suggested": "صبح به‌خیر",
                 *       "why": "Written with a zero-width non-joiner.",
                 *       "name": "Ada",
                 *       "email": "ada@example.org",
                 *       "seconds": 40
                 *     }
                 */
                "application/json": {
                    /** @description Identifier of the translation: the `id` of a phrase in a language */
                    translation_id: number;
                    /**
                     * @description What is wrong. `native_text`, `romanization` and `pronunciation_guide` are texts of the phrase; `meaning` is its literal translation or its use.
                     * @enum {string}
                     */
                    field: "native_text" | "romanization" | "pronunciation_guide" | "meaning" | "recording" | "other";
                    /** @description What it should say */
                    suggested: string;
                    /** @description Why, or a source */
                    why?: string | null;
                    /** @description Who suggests it; shown to editors only */
                    name?: string | null;
                    /** @description Where editors can ask; shown to editors only */
                    email?: string | null;
                    /**
                     * @description Always empty: people do not see this field of the form, but scripts that fill in forms do
                     * @default
                     */
                    website?: string;
                    /** @description How long writing it took, in seconds */
                    seconds: number;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Too many reads of this address; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests. Try again in 30 seconds.",
                     *       "code": "TOO_MANY_REQUESTS",
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "translation-list": {
        parameters: {
            query?: {
                /**
                 * @description Identifier
                 * @example 2
                 */
                language_id?: number;
                /**
                 * @description Identifier
                 * @example 1
                 */
                phrase_id?: number;
                /**
                 * @description Cursor of the next page, from the `Link` header of the previous response
                 * @example WyJwb3NpdGlvbiIsImFzYyIsMSwyLDEsMl0
                 */
                after?: string;
                /**
                 * @description Maximum number of items; default: 10,000
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /** @description `<…>; rel="next"`: the address of the next part of the list; absent from the last */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"][];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Too many reads of this address; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many long lists are being read. Try again in a moment.",
                     *       "code": "TOO_MANY_REQUESTS",
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many long lists are being read. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "translation-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language_id": 2,
                 *       "phrase_id": 5,
                 *       "native_text": "صبح بخیر",
                 *       "romanization": "Sobh bekheyr",
                 *       "pronunciation_guide": "SOBH beh-KHAYR",
                 *       "literal_translation": "Morning to goodness",
                 *       "usage_notes": "Said until late morning.",
                 *       "audio_url": null,
                 *       "video_url": null,
                 *       "cultural_notes": null
                 *     }
                 */
                "application/json": {
                    language_id: number;
                    phrase_id: number;
                    native_text: string;
                    romanization?: string | null;
                    pronunciation_guide?: string | null;
                    literal_translation?: string | null;
                    usage_notes?: string | null;
                    cultural_notes?: string | null;
                    audio_url?: string | null;
                    video_url?: string | null;
                    /** @description Unchanged when left out */
                    regional_variations?: {
                        region: string;
                        notes: string;
                    }[];
                    /** @description Unchanged when left out */
                    variants?: {
                        label: string;
                        /** @description Who says it. Read from the label when left out; null if it does not matter */
                        speaker?: ("woman" | "man") | null;
                        /** @description To whom it is said. Read from the label when left out; null if it does not matter */
                        listener?: ("woman" | "man" | "several" | "child") | null;
                        /** @description More formal or more informal than the main form. Read from the label when left out; null if it does not matter */
                        register?: ("formal" | "informal") | null;
                        /** @description Countries or regions where people say it, separated by commas. Read from the label when left out; null if it does not matter */
                        region?: string | null;
                        native_text: string;
                        romanization?: string | null;
                        pronunciation_guide?: string | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    /** @description The URL at which the new record is read */
                    location: string;
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "translation-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "translation-update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that the change was made from; refused with 412 when it has a newer one
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language_id": 2,
                 *       "phrase_id": 5,
                 *       "native_text": "صبح بخیر",
                 *       "romanization": "Sobh bekheyr",
                 *       "pronunciation_guide": "SOBH beh-KHAYR",
                 *       "literal_translation": "Morning to goodness",
                 *       "usage_notes": "Said until late morning.",
                 *       "audio_url": null,
                 *       "video_url": null,
                 *       "cultural_notes": null,
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    /** @description Sent unchanged, or left out */
                    language_id?: number;
                    /** @description Sent unchanged, or left out */
                    phrase_id?: number;
                    native_text: string;
                    romanization?: string | null;
                    pronunciation_guide?: string | null;
                    literal_translation?: string | null;
                    usage_notes?: string | null;
                    cultural_notes?: string | null;
                    audio_url?: string | null;
                    video_url?: string | null;
                    /** @description Unchanged when left out */
                    regional_variations?: {
                        region: string;
                        notes: string;
                    }[];
                    /** @description Unchanged when left out */
                    variants?: {
                        label: string;
                        /** @description Who says it. Read from the label when left out; null if it does not matter */
                        speaker?: ("woman" | "man") | null;
                        /** @description To whom it is said. Read from the label when left out; null if it does not matter */
                        listener?: ("woman" | "man" | "several" | "child") | null;
                        /** @description More formal or more informal than the main form. Read from the label when left out; null if it does not matter */
                        register?: ("formal" | "informal") | null;
                        /** @description Countries or regions where people say it, separated by commas. Read from the label when left out; null if it does not matter */
                        region?: string | null;
                        native_text: string;
                        romanization?: string | null;
                        pronunciation_guide?: string | null;
                    }[];
                    /** @description Version the change was made from; refused with 409 when the record has a newer one */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Translation"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description `If-Match` has the ETag of another version */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "An editor saved this while you were changing it",
                     *       "code": "PRECONDITION_FAILED",
                     *       "conflict": {
                     *         "reason": "stale",
                     *         "saved_by": "An editor",
                     *         "saved_at": "2026-03-02T09:30:00.000Z",
                     *         "current": {
                     *           "id": 7,
                     *           "version": 3
                     *         }
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "An editor saved this while you were changing it"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "translation-delete": {
        parameters: {
            query?: {
                /**
                 * @description Version the change was made from; refused with 409 when the record has a newer one
                 * @example 1
                 */
                version?: number;
            };
            header?: {
                /**
                 * @description The `ETag` of the record that the change was made from; refused with 412 when it has a newer one
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description `If-Match` has the ETag of another version */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "An editor saved this while you were changing it",
                     *       "code": "PRECONDITION_FAILED",
                     *       "conflict": {
                     *         "reason": "stale",
                     *         "saved_by": "An editor",
                     *         "saved_at": "2026-03-02T09:30:00.000Z",
                     *         "current": {
                     *           "id": 7,
                     *           "version": 3
                     *         }
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "An editor saved this while you were changing it"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "changeFeed-read": {
        parameters: {
            query?: {
                /**
                 * @description `next` of the previous response; `now` for no changes and the cursor of the present; without it, the history is read from its beginning
                 * @example now
                 */
                after?: string;
                /**
                 * @description Maximum number of changes that the response covers
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangeFeed"];
                };
            };
            /** @description Nothing changed since the answer whose ETag was sent along */
            304: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The history does not reach back to this cursor. Read everything again, and continue from `now`.",
                     *       "code": "GONE",
                     *       "type": "about:blank",
                     *       "title": "Gone",
                     *       "status": 410,
                     *       "detail": "The history does not reach back to this cursor. Read everything again, and continue from `now`."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Too many reads of this address; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many requests. Try again in 30 seconds.",
                     *       "code": "TOO_MANY_REQUESTS",
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many requests. Try again in 30 seconds."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "account-signIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "editor@example.org",
                 *       "password": "correct horse battery staple"
                 *     }
                 */
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"] | components["schemas"]["SecondStep"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Too many reads of this address; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Try again in 15 minutes.",
                     *       "code": "TOO_MANY_REQUESTS",
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many attempts. Try again in 15 minutes."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "account-signOut": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "account-get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "secondFactor-confirmSignIn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "q3Zl0bVJm7uX2nR9tYc4Wk8sPd6Hf1GaTe5Lo-iNvBE",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": {
                    /** @description `token` of the sign-in */
                    token: string;
                    /** @description A one-time code, or a recovery code */
                    code: string;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Me"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Too many reads of this address; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many attempts. Try again in 15 minutes.",
                     *       "code": "TOO_MANY_REQUESTS",
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many attempts. Try again in 15 minutes."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "task-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "title"
                     *           ],
                     *           "message": "Title is required"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "task-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Record audio for the greetings",
                 *       "status": "pending",
                 *       "release": "1.1",
                 *       "priority": "High",
                 *       "dependencies": "#12",
                 *       "description": "Native speakers for the ten most visited languages.",
                 *       "details": "1. Find speakers\n2. Record\n3. Upload",
                 *       "documentUrl": "https://example.org/docs/audio-guide.md",
                 *       "titleText": "How we record audio"
                 *     }
                 */
                "application/json": {
                    /** @description May be a Markdown link to a document */
                    title: string;
                    /**
                     * @default pending
                     * @enum {string}
                     */
                    status?: "pending" | "in-progress" | "completed";
                    /** @default  */
                    release?: string;
                    /**
                     * @description Such as High, Medium or Low
                     * @default
                     */
                    priority?: string;
                    /**
                     * @description Such as `#12`, or titles of tasks
                     * @default
                     */
                    dependencies?: string;
                    /** @default  */
                    description?: string;
                    /** @default  */
                    details?: string;
                    /** @description Address of a document; its last segment is the document's identifier */
                    documentUrl?: string | null;
                    /** @description Text of the link to the document */
                    titleText?: string | null;
                };
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    /** @description The URL at which the new record is read */
                    location: string;
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "title"
                     *           ],
                     *           "message": "Title is required"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "task-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "title"
                     *           ],
                     *           "message": "Title is required"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such task. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such task. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "task-update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that the change was made from; refused with 412 when it has a newer one
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Record audio for the greetings",
                 *       "status": "in-progress",
                 *       "release": "1.1",
                 *       "priority": "High",
                 *       "dependencies": "#12",
                 *       "description": "Native speakers for the ten most visited languages.",
                 *       "details": "1. Find speakers\n2. Record\n3. Upload",
                 *       "documentUrl": "https://example.org/docs/audio-guide.md",
                 *       "titleText": "How we record audio",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    /** @description May be a Markdown link to a document */
                    title: string;
                    /**
                     * @default pending
                     * @enum {string}
                     */
                    status?: "pending" | "in-progress" | "completed";
                    /** @default  */
                    release?: string;
                    /**
                     * @description Such as High, Medium or Low
                     * @default
                     */
                    priority?: string;
                    /**
                     * @description Such as `#12`, or titles of tasks
                     * @default
                     */
                    dependencies?: string;
                    /** @default  */
                    description?: string;
                    /** @default  */
                    details?: string;
                    /** @description Address of a document; its last segment is the document's identifier */
                    documentUrl?: string | null;
                    /** @description Text of the link to the document */
                    titleText?: string | null;
                    /** @description Version the change was made from; refused with 409 when the record has a newer one */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "title"
                     *           ],
                     *           "message": "Title is required"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such task. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such task. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "An editor saved this while you were changing it",
                     *       "code": "CONFLICT",
                     *       "conflict": {
                     *         "reason": "stale",
                     *         "saved_by": "An editor",
                     *         "saved_at": "2026-03-02T09:30:00.000Z",
                     *         "current": {
                     *           "id": 7,
                     *           "title": "Record audio for the greetings",
                     *           "status": "completed",
                     *           "release": "1.1",
                     *           "priority": "High",
                     *           "dependencies": "#12",
                     *           "description": "Native speakers for the ten most visited languages.",
                     *           "details": "1. Find speakers\n2. Record\n3. Upload",
                     *           "documentUrl": "https://example.org/docs/audio-guide.md",
                     *           "titleText": "How we record audio",
                     *           "statusSymbol": "✓",
                     *           "version": 3,
                     *           "updatedAt": "2026-03-02T09:30:00.000Z"
                     *         }
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "An editor saved this while you were changing it"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description `If-Match` has the ETag of another version */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "An editor saved this while you were changing it",
                     *       "code": "PRECONDITION_FAILED",
                     *       "conflict": {
                     *         "reason": "stale",
                     *         "saved_by": "An editor",
                     *         "saved_at": "2026-03-02T09:30:00.000Z",
                     *         "current": {
                     *           "id": 7,
                     *           "version": 3
                     *         }
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "An editor saved this while you were changing it"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "task-delete": {
        parameters: {
            query?: {
                /**
                 * @description Version the change was made from; refused with 409 when the record has a newer one
                 * @example 1
                 */
                version?: number;
            };
            header?: {
                /**
                 * @description The `ETag` of the record that the change was made from; refused with 412 when it has a newer one
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "title"
                     *           ],
                     *           "message": "Title is required"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such task. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such task. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "An editor saved this while you were changing it",
                     *       "code": "CONFLICT",
                     *       "conflict": {
                     *         "reason": "stale",
                     *         "saved_by": "An editor",
                     *         "saved_at": "2026-03-02T09:30:00.000Z",
                     *         "current": {
                     *           "id": 7,
                     *           "title": "Record audio for the greetings",
                     *           "status": "completed",
                     *           "release": "1.1",
                     *           "priority": "High",
                     *           "dependencies": "#12",
                     *           "description": "Native speakers for the ten most visited languages.",
                     *           "details": "1. Find speakers\n2. Record\n3. Upload",
                     *           "documentUrl": "https://example.org/docs/audio-guide.md",
                     *           "titleText": "How we record audio",
                     *           "statusSymbol": "✓",
                     *           "version": 3,
                     *           "updatedAt": "2026-03-02T09:30:00.000Z"
                     *         }
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "An editor saved this while you were changing it"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description `If-Match` has the ETag of another version */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "An editor saved this while you were changing it",
                     *       "code": "PRECONDITION_FAILED",
                     *       "conflict": {
                     *         "reason": "stale",
                     *         "saved_by": "An editor",
                     *         "saved_at": "2026-03-02T09:30:00.000Z",
                     *         "current": {
                     *           "id": 7,
                     *           "version": 3
                     *         }
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "An editor saved this while you were changing it"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "task-reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "taskIds": [
                 *         3,
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description Identifiers in the new order; tasks that are not named keep their places */
                    taskIds: number[];
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskOrder"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "title"
                     *           ],
                     *           "message": "Title is required"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "document-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Last segment of the document's address
                 * @example audio-guide.md
                 */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "documentId"
                     *           ],
                     *           "message": "Invalid document URL"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such document yet",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such document yet"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "document-save": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that the change was made from; refused with 412 when it has a newer one
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Last segment of the document's address
                 * @example audio-guide.md
                 */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "# How we record audio\n\n- [ ] A quiet room",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    /** @description Markdown */
                    content: string;
                    /** @description Version the text was made from, 0 where there was none; refused with 409 when there is a newer one */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "documentId"
                     *           ],
                     *           "message": "Invalid document URL"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such document yet",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such document yet"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "An editor saved this while you were changing it",
                     *       "code": "CONFLICT",
                     *       "conflict": {
                     *         "reason": "stale",
                     *         "saved_by": "An editor",
                     *         "saved_at": "2026-03-02T09:30:00.000Z",
                     *         "current": {
                     *           "id": 7,
                     *           "documentId": "audio-guide.md",
                     *           "content": "# How we record audio",
                     *           "version": 3,
                     *           "updatedAt": "2026-03-02T09:30:00.000Z"
                     *         }
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "An editor saved this while you were changing it"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description `If-Match` has the ETag of another version */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "An editor saved this while you were changing it",
                     *       "code": "PRECONDITION_FAILED",
                     *       "conflict": {
                     *         "reason": "stale",
                     *         "saved_by": "An editor",
                     *         "saved_at": "2026-03-02T09:30:00.000Z",
                     *         "current": {
                     *           "id": 7,
                     *           "version": 3
                     *         }
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "An editor saved this while you were changing it"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body has more than a megabyte */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "deployment-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteStatus"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "“hello.mp3” is not an MP3: it contains PNG.",
                     *       "code": "BAD_REQUEST",
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "“hello.mp3” is not an MP3: it contains PNG."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "deployment-deploy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "wait": true
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Whether to respond when the deployment has finished, and not when it has started
                     * @default true
                     */
                    wait?: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeployAnswer"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "“hello.mp3” is not an MP3: it contains PNG.",
                     *       "code": "BAD_REQUEST",
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "“hello.mp3” is not an MP3: it contains PNG."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is a file “hello.mp3” already.",
                     *       "code": "CONFLICT",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "There is a file “hello.mp3” already."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "deployment-cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Deployment"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "“hello.mp3” is not an MP3: it contains PNG.",
                     *       "code": "BAD_REQUEST",
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "“hello.mp3” is not an MP3: it contains PNG."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such file. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such file. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "deployment-restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "wait": true
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Whether to respond when the deployment has finished, and not when it has started
                     * @default true
                     */
                    wait?: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeployAnswer"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "“hello.mp3” is not an MP3: it contains PNG.",
                     *       "code": "BAD_REQUEST",
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "“hello.mp3” is not an MP3: it contains PNG."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such file. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such file. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is a file “hello.mp3” already.",
                     *       "code": "CONFLICT",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "There is a file “hello.mp3” already."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "deployment-list": {
        parameters: {
            query?: {
                /**
                 * @description Identifier
                 * @example 12
                 */
                before?: number;
                /**
                 * @description Maximum number of deployments
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeploymentPage"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "“hello.mp3” is not an MP3: it contains PNG.",
                     *       "code": "BAD_REQUEST",
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "“hello.mp3” is not an MP3: it contains PNG."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "deployment-autoGenerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoGenerate"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "“hello.mp3” is not an MP3: it contains PNG.",
                     *       "code": "BAD_REQUEST",
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "“hello.mp3” is not an MP3: it contains PNG."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "deployment-setAutoGenerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "enabled": true
                 *     }
                 */
                "application/json": {
                    /** @description Whether changes of the content start a deployment */
                    enabled: boolean;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AutoGenerate"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "“hello.mp3” is not an MP3: it contains PNG.",
                     *       "code": "BAD_REQUEST",
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "“hello.mp3” is not an MP3: it contains PNG."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "file-assets": {
        parameters: {
            query?: {
                /**
                 * @description Part of the key, in any case
                 * @example guides
                 */
                search?: string;
                /**
                 * @description `next` of the list before
                 * @example guides/map.pdf
                 */
                after?: string;
                /**
                 * @description All files when left out
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFileList"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "“hello.mp3” is not an MP3: it contains PNG.",
                     *       "code": "BAD_REQUEST",
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "“hello.mp3” is not an MP3: it contains PNG."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "file-media": {
        parameters: {
            query?: {
                /**
                 * @description Part of the key, in any case
                 * @example hello
                 */
                search?: string;
                /**
                 * @description `next` of the list before
                 * @example goodbye.mp3
                 */
                after?: string;
                /**
                 * @description All files when left out
                 * @example 50
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFileList"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "“hello.mp3” is not an MP3: it contains PNG.",
                     *       "code": "BAD_REQUEST",
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "“hello.mp3” is not an MP3: it contains PNG."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "file-uploadAsset": {
        parameters: {
            query?: {
                /**
                 * @description Whether a file of the same name is replaced
                 * @example false
                 */
                replace?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Its path. Slashes may be sent as they are, or as `%2F`
                 * @example guides/sheet.pdf
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": unknown;
            };
        };
        responses: {
            /** @description The file, which replaced another one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            /** @description The new file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            /** @description The name is not taken, or the content is of another kind than the name says */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "“hello.mp3” is not an MP3: it contains PNG.",
                     *       "code": "BAD_REQUEST",
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "“hello.mp3” is not an MP3: it contains PNG."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent; or the session or the token ended while the file was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or no longer when the file had come; or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is such a file already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is a file “hello.mp3” already.",
                     *       "code": "CONFLICT",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "There is a file “hello.mp3” already."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The file is too large: at most 25.0 MB are taken.",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "The file is too large: at most 25.0 MB are taken."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The object storage does not do it; the message says why */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "file-deleteAsset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Path of the file
                 * @example guides/sheet.pdf
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "“hello.mp3” is not an MP3: it contains PNG.",
                     *       "code": "BAD_REQUEST",
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "“hello.mp3” is not an MP3: it contains PNG."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such file. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such file. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "file-uploadMedia": {
        parameters: {
            query?: {
                /**
                 * @description Whether a file of the same name is replaced
                 * @example false
                 */
                replace?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Its path. Slashes may be sent as they are, or as `%2F`
                 * @example hello.mp3
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": unknown;
            };
        };
        responses: {
            /** @description The file, which replaced another one */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            /** @description The new file */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredFile"];
                };
            };
            /** @description The name is not taken, or the content is of another kind than the name says */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "“hello.mp3” is not an MP3: it contains PNG.",
                     *       "code": "BAD_REQUEST",
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "“hello.mp3” is not an MP3: it contains PNG."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent; or the session or the token ended while the file was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or no longer when the file had come; or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is such a file already */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is a file “hello.mp3” already.",
                     *       "code": "CONFLICT",
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "There is a file “hello.mp3” already."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The file is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The file is too large: at most 25.0 MB are taken.",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "The file is too large: at most 25.0 MB are taken."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The object storage does not do it; the message says why */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "file-deleteMedia": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Path of the file
                 * @example hello.mp3
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "“hello.mp3” is not an MP3: it contains PNG.",
                     *       "code": "BAD_REQUEST",
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "“hello.mp3” is not an MP3: it contains PNG."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such file. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such file. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "file-uses": {
        parameters: {
            query: {
                /**
                 * @description Where the file is
                 * @example assets
                 */
                store: "assets" | "media";
                /**
                 * @description Path of the file
                 * @example guides/sheet.pdf
                 */
                key: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FileUses"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "“hello.mp3” is not an MP3: it contains PNG.",
                     *       "code": "BAD_REQUEST",
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "“hello.mp3” is not an MP3: it contains PNG."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "storage-configuration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StorageConfiguration"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "“hello.mp3” is not an MP3: it contains PNG.",
                     *       "code": "BAD_REQUEST",
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "“hello.mp3” is not an MP3: it contains PNG."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "storage-test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectionTest"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "“hello.mp3” is not an MP3: it contains PNG.",
                     *       "code": "BAD_REQUEST",
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "“hello.mp3” is not an MP3: it contains PNG."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "https://us-lax-1.linodeobjects.com cannot be reached. Check S3_ENDPOINT, and that the store is running."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhook-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"][];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhook-create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Search index",
                 *       "url": "https://example.org/webhook",
                 *       "events": [
                 *         "translation.created",
                 *         "translation.updated",
                 *         "translation.deleted"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description What receives the webhooks */
                    name: string;
                    /** @description Where they are sent; `https:`, without a user name or password */
                    url: string;
                    /** @description Types of the events that are sent */
                    events: ("language.created" | "language.updated" | "language.deleted" | "category.created" | "category.updated" | "category.deleted" | "phrase.created" | "phrase.updated" | "phrase.deleted" | "translation.created" | "translation.updated" | "translation.deleted" | "import.finished" | "deployment.finished" | "deployment.failed")[];
                    /**
                     * @description Whether events are sent
                     * @default true
                     */
                    active?: boolean;
                };
            };
        };
        responses: {
            /** @description The new record */
            201: {
                headers: {
                    /** @description The URL at which the new record is read */
                    location: string;
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedWebhookEndpoint"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhook-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhook-update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that the change was made from; refused with 412 when it has a newer one
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Search index",
                 *       "url": "https://example.org/webhook",
                 *       "events": [
                 *         "translation.created",
                 *         "translation.updated",
                 *         "translation.deleted"
                 *       ],
                 *       "active": true,
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    /** @description What receives the webhooks */
                    name: string;
                    /** @description Where they are sent; `https:`, without a user name or password */
                    url: string;
                    /** @description Types of the events that are sent */
                    events: ("language.created" | "language.updated" | "language.deleted" | "category.created" | "category.updated" | "category.deleted" | "phrase.created" | "phrase.updated" | "phrase.deleted" | "translation.created" | "translation.updated" | "translation.deleted" | "import.finished" | "deployment.finished" | "deployment.failed")[];
                    /** @description Whether events are sent; unchanged if it is left out */
                    active?: boolean;
                    /** @description Version the change was made from; refused with 409 when the record has a newer one */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookEndpoint"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description `If-Match` has the ETag of another version */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "An editor saved this while you were changing it",
                     *       "code": "PRECONDITION_FAILED",
                     *       "conflict": {
                     *         "reason": "stale",
                     *         "saved_by": "An editor",
                     *         "saved_at": "2026-03-02T09:30:00.000Z",
                     *         "current": {
                     *           "id": 7,
                     *           "version": 3
                     *         }
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "An editor saved this while you were changing it"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhook-delete": {
        parameters: {
            query?: {
                /**
                 * @description Version the change was made from; refused with 409 when the record has a newer one
                 * @example 1
                 */
                version?: number;
            };
            header?: {
                /**
                 * @description The `ETag` of the record that the change was made from; refused with 412 when it has a newer one
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description `If-Match` has the ETag of another version */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "An editor saved this while you were changing it",
                     *       "code": "PRECONDITION_FAILED",
                     *       "conflict": {
                     *         "reason": "stale",
                     *         "saved_by": "An editor",
                     *         "saved_at": "2026-03-02T09:30:00.000Z",
                     *         "current": {
                     *           "id": 7,
                     *           "version": 3
                     *         }
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "An editor saved this while you were changing it"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhook-rotateSecret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhook-test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhook-deliveries": {
        parameters: {
            query?: {
                /**
                 * @description `next` of the page before
                 * @example WyJ3ZWJob29rIGRlbGl2ZXJpZXMgMSIsImRlc2MiLDEyXQ
                 */
                after?: string;
                /**
                 * @description `previous` of the page after
                 * @example WyJ3ZWJob29rIGRlbGl2ZXJpZXMgMSIsImRlc2MiLDEyXQ
                 */
                before?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhook-resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                id: number;
                /**
                 * @description Identifier of the delivery
                 * @example 1
                 */
                delivery_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "language-get": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the language, such as `farsi`
                 * @example farsi
                 */
                language: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageDetail"];
                };
            };
            /** @description Nothing changed since the answer whose ETag was sent along */
            304: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Too many reads of this address; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many long lists are being read. Try again in a moment.",
                     *       "code": "TOO_MANY_REQUESTS",
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many long lists are being read. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "language-update": {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of the record that the change was made from; refused with 412 when it has a newer one
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                language: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Farsi (Persian)",
                 *       "nativeName": "فارسی",
                 *       "code": "fa",
                 *       "family": "Indo-European (Iranian)",
                 *       "description": "Farsi, or Persian, is the language of Iran.",
                 *       "speakers": "89 million",
                 *       "regions": "Iran, Afghanistan, Tajikistan",
                 *       "writing": "Persian alphabet",
                 *       "slug": "farsi",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    name: string;
                    nativeName: string;
                    /** @description ISO 639-1 code */
                    code: string;
                    family?: string | null;
                    description: string;
                    speakers?: string | null;
                    regions?: string | null;
                    writing?: string | null;
                    /** @description Made of the name when left out */
                    slug?: string;
                    /** @description ISO 15924 code; the language's usual script when left out */
                    script?: string;
                    /** @description Other names people search by */
                    aliases?: string[];
                    /** @description Emergency numbers by country, each country once; unchanged when left out */
                    emergency_numbers?: {
                        country: string;
                        code: string;
                        police: string & (unknown & unknown);
                        ambulance: string & (unknown & unknown);
                        fire: string & (unknown & unknown);
                    }[];
                    /** @description Version the change was made from; refused with 409 when the record has a newer one */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    /**
                     * @description The version of the record, for `If-Match`
                     * @example "3"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminLanguage"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description `If-Match` has the ETag of another version */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "An editor saved this while you were changing it",
                     *       "code": "PRECONDITION_FAILED",
                     *       "conflict": {
                     *         "reason": "stale",
                     *         "saved_by": "An editor",
                     *         "saved_at": "2026-03-02T09:30:00.000Z",
                     *         "current": {
                     *           "id": 7,
                     *           "version": 3
                     *         }
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "An editor saved this while you were changing it"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The body is not sent as `application/json` */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "language-delete": {
        parameters: {
            query?: {
                /**
                 * @description Version the change was made from; refused with 409 when the record has a newer one
                 * @example 1
                 */
                version?: number;
            };
            header?: {
                /**
                 * @description The `ETag` of the record that the change was made from; refused with 412 when it has a newer one
                 * @example "3"
                 */
                "If-Match"?: string;
            };
            path: {
                /**
                 * @description Identifier
                 * @example 1
                 */
                language: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            /** @description The input is not valid */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The role does not allow it, or the call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language or phrase */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Another language has the slug */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description `If-Match` has the ETag of another version */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "An editor saved this while you were changing it",
                     *       "code": "PRECONDITION_FAILED",
                     *       "conflict": {
                     *         "reason": "stale",
                     *         "saved_by": "An editor",
                     *         "saved_at": "2026-03-02T09:30:00.000Z",
                     *         "current": {
                     *           "id": 7,
                     *           "version": 3
                     *         }
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Precondition Failed",
                     *       "status": 412,
                     *       "detail": "An editor saved this while you were changing it"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "translation-export": {
        parameters: {
            query?: {
                /**
                 * @description Format of the file
                 * @example csv
                 */
                format?: "csv" | "json";
                /**
                 * @description Identifiers of translations, separated by commas, to export these alone; `language` and `missing` do not apply
                 * @example 1,2,3
                 */
                ids?: string;
                /**
                 * @description Slug of a language; all of them when left out
                 * @example farsi
                 */
                language?: string;
                /**
                 * @description The phrases that a language lacks, with empty cells to fill in
                 * @example false
                 */
                missing?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": unknown;
                };
            };
            /** @description The parameters cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "translation-import": {
        parameters: {
            query: {
                /**
                 * @description Format of the file
                 * @example csv
                 */
                format: "csv" | "json";
                /**
                 * @description `true` only reports what an import would change
                 * @example true
                 */
                dry_run: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/json": unknown;
            };
        };
        responses: {
            /** @description What was imported, or what a dry run found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                    /**
                     * @example {"type":"progress","phase":"checking","done":0,"total":1}
                     *     {"type":"error","message":"The file is empty. Its first line has to name the columns.","code":"BAD_REQUEST"}
                     */
                    "application/x-ndjson": string;
                };
            };
            /** @description The parameters or the file cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent; or the session or the token ended while the file was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description A language or a phrase of the file was deleted meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The file has more than 32 MB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The file is not sent as CSV, JSON or plain text */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description A row is wrong, so nothing was imported; the report has the rows */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "A row has errors, so nothing was imported",
                     *       "code": "UNPROCESSABLE_CONTENT",
                     *       "type": "about:blank",
                     *       "title": "Unprocessable Entity",
                     *       "status": 422,
                     *       "detail": "A row has errors, so nothing was imported",
                     *       "report": {
                     *         "applied": false,
                     *         "counts": {
                     *           "create": 0,
                     *           "update": 0,
                     *           "unchanged": 0,
                     *           "skipped": 0,
                     *           "invalid": 1
                     *         },
                     *         "rows": [
                     *           {
                     *             "line": 2,
                     *             "language": "farsi",
                     *             "phrase": "helo",
                     *             "outcome": "invalid",
                     *             "fields": [],
                     *             "problems": [
                     *               {
                     *                 "field": "phrase",
                     *                 "message": "There is no phrase “helo”"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "change_set_id": null
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ImportError"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "language-emergencyNumbers-export": {
        parameters: {
            query?: {
                /**
                 * @description Format of the file
                 * @example csv
                 */
                format?: "csv" | "json";
                /**
                 * @description Identifiers, separated by commas, to export these records alone; all when left out
                 * @example 1,2,3
                 */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": unknown;
                };
            };
            /** @description The parameters cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "language-emergencyNumbers-import": {
        parameters: {
            query: {
                /**
                 * @description Format of the file
                 * @example csv
                 */
                format: "csv" | "json";
                /**
                 * @description `true` only reports what an import would change
                 * @example true
                 */
                dry_run: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/json": unknown;
            };
        };
        responses: {
            /** @description What was imported, or what a dry run found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                    /**
                     * @example {"type":"progress","phase":"checking","done":0,"total":1}
                     *     {"type":"error","message":"The file is empty. Its first line has to name the columns.","code":"BAD_REQUEST"}
                     */
                    "application/x-ndjson": string;
                };
            };
            /** @description The parameters or the file cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent; or the session or the token ended while the file was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description A language or a phrase of the file was deleted meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The file has more than 32 MB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The file is not sent as CSV, JSON or plain text */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description A row is wrong, so nothing was imported; the report has the rows */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "A row has errors, so nothing was imported",
                     *       "code": "UNPROCESSABLE_CONTENT",
                     *       "type": "about:blank",
                     *       "title": "Unprocessable Entity",
                     *       "status": 422,
                     *       "detail": "A row has errors, so nothing was imported",
                     *       "report": {
                     *         "applied": false,
                     *         "counts": {
                     *           "create": 0,
                     *           "update": 0,
                     *           "unchanged": 0,
                     *           "skipped": 0,
                     *           "invalid": 1
                     *         },
                     *         "rows": [
                     *           {
                     *             "line": 2,
                     *             "language": "farsi",
                     *             "phrase": "helo",
                     *             "outcome": "invalid",
                     *             "fields": [],
                     *             "problems": [
                     *               {
                     *                 "field": "phrase",
                     *                 "message": "There is no phrase “helo”"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "change_set_id": null
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ImportError"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "phrase-intents-export": {
        parameters: {
            query?: {
                /**
                 * @description Format of the file
                 * @example csv
                 */
                format?: "csv" | "json";
                /**
                 * @description Identifiers, separated by commas, to export these records alone; all when left out
                 * @example 1,2,3
                 */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": unknown;
                };
            };
            /** @description The parameters cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "phrase-intents-import": {
        parameters: {
            query: {
                /**
                 * @description Format of the file
                 * @example csv
                 */
                format: "csv" | "json";
                /**
                 * @description `true` only reports what an import would change
                 * @example true
                 */
                dry_run: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/json": unknown;
            };
        };
        responses: {
            /** @description What was imported, or what a dry run found */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                    /**
                     * @example {"type":"progress","phase":"checking","done":0,"total":1}
                     *     {"type":"error","message":"The file is empty. Its first line has to name the columns.","code":"BAD_REQUEST"}
                     */
                    "application/x-ndjson": string;
                };
            };
            /** @description The parameters or the file cannot be understood */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Nobody is signed in, and no valid token was sent; or the session or the token ended while the file was sent */
            401: {
                headers: {
                    /** @description How a program authenticates: `Bearer` */
                    "WWW-Authenticate"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Sign in first",
                     *       "code": "UNAUTHORIZED",
                     *       "type": "about:blank",
                     *       "title": "Unauthorized",
                     *       "status": 401,
                     *       "detail": "Sign in first"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The call came from another site */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This call came from another site",
                     *       "code": "FORBIDDEN",
                     *       "type": "about:blank",
                     *       "title": "Forbidden",
                     *       "status": 403,
                     *       "detail": "This call came from another site"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description A language or a phrase of the file was deleted meanwhile */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Another phrase has the slug “hello”. “hello-2” is free.",
                     *       "code": "CONFLICT",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "slug"
                     *           ],
                     *           "message": "Another phrase has the slug “hello”. “hello-2” is free."
                     *         }
                     *       ],
                     *       "conflict": {
                     *         "reason": "duplicate",
                     *         "field": "slug",
                     *         "suggestion": "hello-2"
                     *       },
                     *       "type": "about:blank",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Another phrase has the slug “hello”. “hello-2” is free."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The file has more than 32 MB */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Request body is too large",
                     *       "code": "PAYLOAD_TOO_LARGE",
                     *       "type": "about:blank",
                     *       "title": "Payload Too Large",
                     *       "status": 413,
                     *       "detail": "Request body is too large"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The file is not sent as CSV, JSON or plain text */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Unsupported Media Type",
                     *       "code": "UNSUPPORTED_MEDIA_TYPE",
                     *       "type": "about:blank",
                     *       "title": "Unsupported Media Type",
                     *       "status": 415,
                     *       "detail": "Unsupported Media Type"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description A row is wrong, so nothing was imported; the report has the rows */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "A row has errors, so nothing was imported",
                     *       "code": "UNPROCESSABLE_CONTENT",
                     *       "type": "about:blank",
                     *       "title": "Unprocessable Entity",
                     *       "status": 422,
                     *       "detail": "A row has errors, so nothing was imported",
                     *       "report": {
                     *         "applied": false,
                     *         "counts": {
                     *           "create": 0,
                     *           "update": 0,
                     *           "unchanged": 0,
                     *           "skipped": 0,
                     *           "invalid": 1
                     *         },
                     *         "rows": [
                     *           {
                     *             "line": 2,
                     *             "language": "farsi",
                     *             "phrase": "helo",
                     *             "outcome": "invalid",
                     *             "fields": [],
                     *             "problems": [
                     *               {
                     *                 "field": "phrase",
                     *                 "message": "There is no phrase “helo”"
                     *               }
                     *             ]
                     *           }
                     *         ],
                     *         "change_set_id": null
                     *       }
                     *     }
                     */
                    "application/problem+json": components["schemas"]["ImportError"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "dataset-json": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the language, such as `farsi`
                 * @example farsi
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dataset"];
                };
            };
            /** @description Nothing changed since the answer whose ETag was sent along */
            304: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is a parameter, of which the call has none */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Too many concurrent reads of long lists; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many long lists are being read. Try again in a moment.",
                     *       "code": "TOO_MANY_REQUESTS",
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many long lists are being read. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "dataset-csv": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Slug of the language, such as `farsi`
                 * @example farsi
                 */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Nothing changed since the answer whose ETag was sent along */
            304: {
                headers: {
                    /**
                     * @description Identifies the content of the response, for `If-None-Match`; of a language also for `If-Match`
                     * @example W/"3.hX1dtRnQ0cBWlrmeJ0FQ3w"
                     */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description There is a parameter, of which the call has none */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Input validation failed",
                     *       "code": "BAD_REQUEST",
                     *       "issues": [
                     *         {
                     *           "path": [
                     *             "native_text"
                     *           ],
                     *           "message": "Enter the native text"
                     *         }
                     *       ],
                     *       "type": "about:blank",
                     *       "title": "Bad Request",
                     *       "status": 400,
                     *       "detail": "Input validation failed"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description There is no such language */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "There is no such phrase. It may have been deleted.",
                     *       "code": "NOT_FOUND",
                     *       "type": "about:blank",
                     *       "title": "Not Found",
                     *       "status": 404,
                     *       "detail": "There is no such phrase. It may have been deleted."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Too many concurrent reads of long lists; `Retry-After` has the seconds to wait */
            429: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Too many long lists are being read. Try again in a moment.",
                     *       "code": "TOO_MANY_REQUESTS",
                     *       "type": "about:blank",
                     *       "title": "Too Many Requests",
                     *       "status": 429,
                     *       "detail": "Too many long lists are being read. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description Something went wrong on our side */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Something went wrong on our side",
                     *       "code": "INTERNAL_SERVER_ERROR",
                     *       "type": "about:blank",
                     *       "title": "Internal Server Error",
                     *       "status": 500,
                     *       "detail": "Something went wrong on our side"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
            /** @description The server is busy, and `Retry-After` says when to try again; or the database does not answer */
            503: {
                headers: {
                    /** @description Seconds after which trying again makes sense */
                    "Retry-After"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "The server is busy. Try again in a moment.",
                     *       "code": "SERVICE_UNAVAILABLE",
                     *       "type": "about:blank",
                     *       "title": "Service Unavailable",
                     *       "status": 503,
                     *       "detail": "The server is busy. Try again in a moment."
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Error"];
                };
            };
        };
    };
    "webhook-message-recordsChanged": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message; the same for every attempt
                 * @example evt_0b6f3f4e-6f2b-4a55-9d0d-5f3f1d6f2a10
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970
                 * @example 1795456800
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the HMAC-SHA256 of ID, timestamp and body, joined by dots, in Base64; after a rotation of the secret one for each secret, with a space between them
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "language.created",
                 *       "timestamp": "2026-11-24T08:00:00.000Z",
                 *       "data": {
                 *         "count": 1,
                 *         "ids": [
                 *           1197
                 *         ],
                 *         "more": false,
                 *         "reason": "edit",
                 *         "cursor": "WyJjaGFuZ2VzIiwiYXNjIiwiNDEiLCI5NyIsMTc5NTQ1NjgwMDAwMDAwMF0"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    type: "language.created" | "language.updated" | "language.deleted" | "category.created" | "category.updated" | "category.deleted" | "phrase.created" | "phrase.updated" | "phrase.deleted" | "translation.created" | "translation.updated" | "translation.deleted";
                    /**
                     * Format: date-time
                     * @description When it happened
                     */
                    timestamp: string;
                    data: {
                        /** @description Number of records */
                        count: number;
                        /** @description Identifiers of the first hundred of them */
                        ids: number[];
                        /** @description Whether there are more than `ids` has */
                        more: boolean;
                        /** @description `edit`, `import`, `undo`, `restore` or `reorder` */
                        reason: string;
                        /** @description Cursor before the change: as `after` of `GET /changes`, it returns these changes and all later ones */
                        cursor: string;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: it is turned off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The message was received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The message is sent again later */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook-message-importFinished": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message; the same for every attempt
                 * @example evt_0b6f3f4e-6f2b-4a55-9d0d-5f3f1d6f2a10
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970
                 * @example 1795456800
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the HMAC-SHA256 of ID, timestamp and body, joined by dots, in Base64; after a rotation of the secret one for each secret, with a space between them
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "import.finished",
                 *       "timestamp": "2026-11-24T08:00:00.000Z",
                 *       "data": {
                 *         "counts": {
                 *           "translation.created": 120,
                 *           "translation.updated": 14
                 *         },
                 *         "cursor": "WyJjaGFuZ2VzIiwiYXNjIiwiNDEiLCI5NyIsMTc5NTQ1NjgwMDAwMDAwMF0"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    type: "import.finished";
                    /**
                     * Format: date-time
                     * @description When it happened
                     */
                    timestamp: string;
                    data: {
                        /** @description Number of records by event, such as `translation.created` */
                        counts: {
                            [key: string]: number;
                        };
                        /** @description Cursor before the change: as `after` of `GET /changes`, it returns these changes and all later ones */
                        cursor: string;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: it is turned off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The message was received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The message is sent again later */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook-message-deploymentEnded": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message; the same for every attempt
                 * @example evt_0b6f3f4e-6f2b-4a55-9d0d-5f3f1d6f2a10
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970
                 * @example 1795456800
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the HMAC-SHA256 of ID, timestamp and body, joined by dots, in Base64; after a rotation of the secret one for each secret, with a space between them
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "deployment.finished",
                 *       "timestamp": "2026-11-24T08:00:00.000Z",
                 *       "data": {
                 *         "deployment_id": 12,
                 *         "error": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    type: "deployment.finished" | "deployment.failed";
                    /**
                     * Format: date-time
                     * @description When it happened
                     */
                    timestamp: string;
                    data: {
                        deployment_id: number;
                        /** @description Why it failed, for people */
                        error: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: it is turned off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The message was received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The message is sent again later */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook-message-test": {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Identifies the message; the same for every attempt
                 * @example evt_0b6f3f4e-6f2b-4a55-9d0d-5f3f1d6f2a10
                 */
                "webhook-id": string;
                /**
                 * @description When it was sent, in seconds since 1970
                 * @example 1795456800
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the HMAC-SHA256 of ID, timestamp and body, joined by dots, in Base64; after a rotation of the secret one for each secret, with a space between them
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "webhook.test",
                 *       "timestamp": "2026-11-24T08:00:00.000Z",
                 *       "data": {}
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    type: "webhook.test";
                    /**
                     * Format: date-time
                     * @description When it happened
                     */
                    timestamp: string;
                    data: Record<string, never>;
                };
            };
        };
        responses: {
            /** @description The endpoint is gone: it is turned off */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The message was received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The message is sent again later */
            "4XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
