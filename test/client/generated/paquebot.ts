// Written from openapi/openapi.json by `npm run openapi`.

export interface paths {
    "/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the server and its database are well
         * @description For watchers and load balancers: 200 as long as the database answers and has room to write to. Otherwise 503: `unavailable` or `storage-full`.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public keys that heads of journals are signed with
         * @description Ed25519. Keep a copy: with it the signed head of a journal can be checked without asking the server again.
         */
        get: operations["listSigningKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an account
         * @description Mails a link to the address; the account is active once the link’s token is sent to `POST /v1/accounts/confirm`. The answer is the same whether or not the address has an account already: its owner alone is told, by mail. A name is held from the confirmation on. At most 200 in 10 minutes from one network, and 5 in 10 minutes from one network for one address.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an account by its mailed link
         * @description Good once, within 72 hours. Where somebody else confirmed the same name meanwhile, a number is added to it; `PATCH /v1/account` changes it. Sign in after this. At most 600 a minute from one network.
         */
        post: operations["confirmAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where you are signed in
         * @description Your sessions that have not expired, the latest used first.
         */
        get: operations["listSessions"];
        put?: never;
        /**
         * Sign in by password
         * @description A wrong address and a wrong password get the same `wrong-credentials`. That an account is unconfirmed, suspended or banned is told only after the right password. After ten wrong passwords for an address, from wherever, one every half hour is judged, and anything more gets `too-many-guesses`: sign in by a mailed link then. Networks that have signed in before are never held up so, nor browsers that keep their cookie. At most 300 a minute from one network, and 10 a minute from one network for one address.
         */
        post: operations["signIn"];
        /**
         * Sign out everywhere
         * @description Ends every session, this one too, and what links in mails of matches let into. Personal access tokens stay; delete them one by one.
         */
        delete: operations["endAllSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a link mailed to sign in by
         * @description The answer is the same whether or not the address has an account. At most 200 in 10 minutes from one network, and 5 in 10 minutes from one network for one address.
         */
        post: operations["mailSignInLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/by-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by a mailed link
         * @description Good once, within 15 minutes. It proves the address, and so confirms an account that was not confirmed yet; that account then has no password until one is set, which needs no old one in the first 15 minutes of this session. At most 600 a minute from one network.
         */
        post: operations["signInByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/by-match-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in for one match by the link in its mails
         * @description The link changes nothing by itself, and is good until 14 days after the last mail that carried it, or until you sign out everywhere. The token reads and plays that match, and does nothing else. At most 600 a minute from one network.
         */
        post: operations["enterMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get new tokens for a session
         * @description The refresh token is replaced by a new one. Using an old one again ends the session. Send no `Authorization` header: an expired access token there is refused. At most 600 a minute from one network.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/{session}": {
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
         * Sign out of one session
         * @description Its tokens are refused from then on. Ending the current session signs you out here.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See your account
         * @description Needs a session, or a personal access token with the scope `read`.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        /**
         * Erase your account
         * @description At once and for good. Your seats stay, without a name; matches that have not started lose you. Nothing that tells who you were is kept.
         */
        delete: operations["eraseAccount"];
        options?: never;
        head?: never;
        /**
         * Change your name, language, time zone or mails
         * @description Fields that are left out stay as they are. A name that is taken, or looks like one, is refused with `name-taken`; one that could be taken for something else, with `name-not-suitable`. Both propose another one.
         */
        patch: operations["changeAccount"];
        trace?: never;
    };
    "/v1/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password
         * @description Your other sessions end, and so do personal access tokens, webhooks and the address of your calendar, unless `keepAccess` is true. A mail tells you so.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another mail address
         * @description Mails a link to the new address; the old one holds until that link is followed. The answer is the same where the new address has an account already.
         */
        post: operations["changeAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/address/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a new mail address by its mailed link
         * @description Good once, within 24 hours; needs no session. The old address is told by mail. At most 600 a minute from one network.
         */
        post: operations["confirmAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/address/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have mails sent to your address again
         * @description Where `mailsArrive` is false, because a mail server said that nobody is at your address. If it says so once more, it is false again. At most 300 an hour from one network, and 5 an hour by one account.
         */
        post: operations["retryAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get everything that is kept about you
         * @description Your profile, sessions, tokens, matches, invitations, wishes, blocks and notices. What you did in a match stands in its journal file. At most 10 an hour by one account.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your personal access tokens
         * @description The tokens themselves are not shown again.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * Make a personal access token
         * @description For a bot or a client that acts for you, within its scopes: `Authorization: Bearer pqb_…`. Accounts, sessions and tokens are out of its reach. The token is shown this once, and a mail tells that it was made. It needs your password, or a session that began within the last 15 minutes.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/tokens/{token}": {
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
         * Delete a personal access token
         * @description It is refused from then on. `token` is its id, not the secret.
         */
        delete: operations["deleteToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See whom you blocked
         * @description The newest first. Only you see this.
         */
        get: operations["listBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/blocks/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Block somebody: you play no new match together
         * @description Neither of you can join a match that the other is in, and no wish brings you together. The other is not told; who is refused by it learns only that somebody in the match and they do not play together. A block does nothing to matches that run, and throws nobody out of one that you are both in already. Blocking somebody again changes nothing.
         */
        put: operations["block"];
        post?: never;
        /**
         * Take a block back
         * @description You may play together again, unless the other has blocked you as well: that is not told.
         */
        delete: operations["unblock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/mutes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See whom you muted
         * @description The newest first. Only you see this.
         */
        get: operations["listMutes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/mutes/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mute somebody: you do not read their messages
         * @description What they say, in whatever match, comes to you without its text, and no mail tells you of it; what they have said before, too. Nobody else notices. Muting somebody again changes nothing.
         */
        put: operations["mute"];
        post?: never;
        /**
         * Take a mute back
         * @description You read what they say again, and what they said meanwhile.
         */
        delete: operations["unmute"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See which mails you got, and why not
         * @description The notices to you, the newest first: whether each was sent or told with another one, waits, failed, came back, or was withheld, and why. Needs a session, or a personal access token with the scope `read`.
         */
        get: operations["listNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts
         * @description The newest first. Administrators only.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/accounts/{account}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend an account
         * @description Its sessions end at once, and nobody can sign in to it until the suspension ends. Its matches go on. Administrators only, and not for their own account.
         */
        post: operations["suspendAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/accounts/{account}/ban": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ban an account
         * @description As a suspension without an end. Administrators only, and not for their own account.
         */
        post: operations["banAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/accounts/{account}/reinstate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lift a suspension or a ban
         * @description The person may sign in again. Administrators only.
         */
        post: operations["reinstateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See how the mails are doing
         * @description How many wait, for how long the oldest of those that are due, and how many failed. Administrators only.
         */
        get: operations["getOutbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/accounts/{account}/notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See which mails somebody got, and why not
         * @description The notices to an account, the newest first. Administrators only.
         */
        get: operations["listNoticesTo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/accounts/{account}/address/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have mails sent to somebody’s address again
         * @description Where a mail server said that nobody is there, and somebody is: without mail they cannot sign in by link. Administrators only.
         */
        post: operations["retryAddressOf"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games there are
         * @description Open to everybody, so that a client can be written before anybody signs in.
         */
        get: operations["listGames"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A game: its schemas, and where its components come from
         * @description The schemas are JSON Schemas of what the game adds to this API. Components whose printed numbers could not be found are marked `house`: those values are ours.
         */
        get: operations["getGame"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/schemas/journal-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The JSON Schema of journal files
         * @description What form a journal file has. Whether one is right, `paquebot verify` says.
         */
        get: operations["getJournalFileSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find matches, newest first
         * @description All filters apply together. Private matches of others are not among them, nor matches waiting for players with somebody who has blocked you, or whom you have blocked.
         */
        get: operations["listMatches"];
        put?: never;
        /**
         * Open a match and take its first seat
         * @description The match starts by itself when its last seat is taken: at once, where bots take all the others. Whoever wishes for one just like it joins it as soon as it is open. Its secret seed is drawn now; `commitment` is the seed’s SHA-256. A match that has not filled 28 days after somebody joined or left last is given up.
         */
        post: operations["createMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A match: who plays, what it waits for, how it ended
         * @description What everybody sees who may see the match; the position is its `view`. A private match is shown to those who take part or were invited, by their address or by the token of an invitation, and to administrators who have said why they look.
         */
        get: operations["getMatch"];
        put?: never;
        post?: never;
        /**
         * Cancel a match of yours that has not started
         * @description Everybody else who has joined is told by mail. Where its creator leaves, whoever joined first of those who are left is the creator.
         */
        delete: operations["cancelMatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a seat; the last one starts the match
         * @description Seats are drawn, or given in order of joining, when the match starts; until then `seat` is null. Everybody is told by mail that it has started, and whose turn it is.
         */
        post: operations["joinMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/seats/mine": {
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
         * Give your seat back before the match starts
         * @description When the last one leaves, the match is gone. A match that has started can be resigned.
         */
        delete: operations["leaveMatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/seats/{participant}": {
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
         * Take a seat of your match back before it starts
         * @description From a person, who is told by mail, or from a bot. Your own seat you leave.
         */
        delete: operations["removeParticipant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play a match again, once it is over
         * @description For those who held its seats at the end. Whoever asks first opens a match as this one was, with as many bots, and the others are invited by mail; all who ask after that join it. Asking twice gives the same match. 201: you were the first. At most 30 an hour by one account.
         */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite somebody by mail
         * @description The mail holds a link with a token that lets its reader join, also where the match is private. Only somebody who has joined can invite; once the match has started, somebody who plays, and while a seat is open to a substitute. An address is written to once for each match, and a few times a day over all; an owner who refused invitations is not written to. At most 30 an hour by one account.
         */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a link to hand on
         * @description Whoever has it may see the match and join it, also where it is private: anybody, and any number of them, until the match starts. One that is made while a seat is open to a substitute is good as long as one is. It counts as an invitation.
         */
        post: operations["makeLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The position, as you may see it
         * @description At any version, as you saw it then. When the match is over, everybody sees everything.
         */
        get: operations["getView"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every legal move of your seat, as forms
         * @description Each choice has a `move` with its fixed parts, `fields` to fill in under their names, and an `example` that is accepted as it stands. Empty where nothing is asked of you, and while the match stands still.
         */
        get: operations["getChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has happened since a version
         * @description Entries in order, as you may see them. What is hidden from you stands there as its commitment, so that you can recompute the chain of hashes.
         */
        get: operations["getJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/journal-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole journal as a file, as you may see it
         * @description The command line reads it: `paquebot verify` checks it without any server.
         */
        get: operations["getJournalFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is different between two versions, in words and as JSON Patch
         * @description Both as you saw them then, forwards or backwards. When the match is over, everybody sees everything.
         */
        get: operations["getDifference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/entries/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An entry of the journal, and how it came about
         * @description As you saw it then, with what the seat was asked, how long it took and, where the seat is yours or the match is over, what its choices had been.
         */
        get: operations["getEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The position as a picture, as you may see it
         * @description Drawn from the view alone: it shows nothing that `GET /v1/matches/{match}/view` would not tell you. Numbers and forms rather than words; for words there is `says` of the view. An SVG file, of which there are at most 120 a minute, unless `format` or `Accept` asks for PNG, of which there are 30.
         */
        get: operations["getPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move: one move, or several of which all are accepted or none
         * @description A move may name the `decision` it answers: it is then judged at the newest version as long as that decision stands. With `dryRun` nothing is stored and nothing drawn.
         */
        post: operations["move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back what you have just done
         * @description Possible until somebody else acts, or something is drawn or uncovered. The position is again that of version `to`; nothing is deleted from the journal, and the decision has no more time than it had. Your standing orders are cancelled.
         */
        post: operations["takeBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/substitute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take over a seat that is open to a substitute
         * @description Whoever held it plays no more, and you see what the seat may see. A seat that nobody has taken over after 3 days is played by a bot, and stays open: also to whoever held it before.
         */
        post: operations["takeOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/resignation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up your seat for good
         * @description What becomes of the match is a rule of its game. It cannot be taken back.
         */
        post: operations["resign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the win from the only other player, who is late
         * @description They get a second and last deadline, as long as any and a day at least, and are told by mail. Where they decide before it, the match goes on, and the claim is over. Else their seat is given up at the deadline: the match is won by forfeit, and a rated one counts. `mayClaim` says whether you may; late is also whose last decisions were all made by a bot or as usual, `seatOpensAfter` in a row.
         */
        post: operations["claimWin"];
        /**
         * Withdraw your claim of the win
         * @description The other player is late as before, without a last deadline, and the match goes on as it agreed. You may claim the win again.
         */
        delete: operations["withdrawClaim"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See the hours you keep
         * @description In nights, on rest days and in vacations your clocks stand still, in all your matches.
         */
        get: operations["getHours"];
        /**
         * Say which hours you keep
         * @description Night and rest days count from the next decision on, and leave at least twenty hours of a week for your clocks to run in. A vacation stops open clocks at once: what is left of the time for your open decisions stays the same. Its days are taken once they have begun: one that you end today goes on until midnight. Your time zone is part of your account.
         */
        put: operations["keepHours"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change some of the hours you keep
         * @description What you leave out stays as it is. Night and rest days count from the next decision on, and leave at least twenty hours of a week for your clocks to run in. A vacation stops open clocks at once: what is left of the time for your open decisions stays the same. Its days are taken once they have begun: one that you end today goes on until midnight. Your time zone is part of your account.
         */
        patch: operations["changeHours"];
        trace?: never;
    };
    "/v1/wishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See your standing wishes
         * @description The newest first. Nobody else sees them.
         */
        get: operations["listWishes"];
        put?: never;
        /**
         * Wish for a match: where enough others wish the same, it starts
         * @description A match with the game’s default options. Where one just like it waits for players, you join that; else, where enough others wish exactly the same, a match is opened for you all and starts at once; else the wish stands for 30 days (201), and both is looked for again whenever that may have changed. Nobody is brought together with somebody they have blocked. Asking again for the same answers the wish that stands. Whoever leaves a match just like it takes the wish back with that.
         */
        post: operations["wish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/wishes/{wish}": {
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
         * Take a wish back
         * @description One that was met already is gone: the match stays.
         */
        delete: operations["takeBackWish"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See your standing orders
         * @description What is left of them. Nobody else learns of them, administrators neither.
         */
        get: operations["getOrders"];
        /**
         * Give standing orders: answers in advance
         * @description They take the place of all that you gave before. When you are asked something, the first of them that answers that question is looked at: where its conditions hold, its move is made in your name, at once, and it is gone unless it stays. Then the next one is, as long as the question stands. Where a condition does not hold, or the rules refuse the move, **all** your orders in this match are cancelled, you are told by mail, and you are asked as ever: a wrong order never makes an illegal move. Where none answers the question, you are asked, and they remain. What you are asked right now is answered, too. Deadlines are those that you would have without orders. The journal says of an entry that a standing order made it; you may take it back like a move of your own. Taking moves back cancels your orders, and where all agreed to it, those of everybody.
         */
        put: operations["giveOrders"];
        post?: never;
        /**
         * Cancel your standing orders
         * @description All of them, in this match. You are asked as ever.
         */
        delete: operations["cancelOrders"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was proposed to the table, the newest first
         * @description Each with what has become of it, and who still has to agree. Whoever may see the match sees them.
         */
        get: operations["listProposals"];
        put?: never;
        /**
         * Propose something to the table
         * @description It comes about once all others who still play have agreed; bots are not asked, nor is somebody who is late and to be replaced. Where nobody has to be asked, it comes about at once; but a match that two or more people have played ends without a result, or is taken back beyond one’s own moves, only where two of them agree. One of each kind is open at a time. At most 30 an hour by one account.
         */
        post: operations["propose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/proposals/{number}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to a proposal, or decline it
         * @description With the last who agrees it comes about, at once. One who declines is enough to end it; whoever has agreed may still decline, as long as it is open.
         */
        post: operations["answerProposal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/proposals/{number}": {
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
         * Withdraw your own proposal
         * @description As long as it is open.
         */
        delete: operations["withdrawProposal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/matches/{match}/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Propose to a table to play on by newer rules
         * @description It comes about once everybody who still plays has agreed, by an entry of the journal; where nobody has to be asked, at once. Until then, and for a table that declines, the match goes on by the rules it has. Not in a match that you play in, or ever did.
         */
        post: operations["proposeRules"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/matches/{match}/proposals/{number}": {
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
         * Withdraw what administrators proposed to a table
         * @description As long as it is open, whichever administrator made it. Not in a match that you play in.
         */
        delete: operations["withdrawRules"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was said at your table, the newest first
         * @description Before the start for whoever has joined, then for whoever holds a seat, and after the end, too. Nobody else learns whether anything was said, spectators and administrators included. What you read is not noted by itself: `PUT /v1/matches/{match}/read-mark` does.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Say something to your table
         * @description Everybody else at the table who has not muted you is told by mail ten minutes later, unless they have read it by then: one mail for all that is unread, and no other until they have read. At most 30 a minute by one account.
         */
        post: operations["say"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/messages/{number}": {
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
         * Take back something you said
         * @description Its text is gone for good; that something was said stays. Also once you have left the table.
         */
        delete: operations["withdrawMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/messages/{number}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have the administrators look at a message
         * @description They see it with the five messages before it, and who reported it. Nobody at the table is told. Reporting it again changes nothing. At most 30 an hour by one account.
         */
        post: operations["reportMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your notes on a match
         * @description One page per match, for whoever may see the match. The API shows it to nobody but you, administrators included.
         */
        get: operations["getNotes"];
        /**
         * Write down your notes on a match
         * @description The whole page: it takes the place of what was there.
         */
        put: operations["keepNotes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/read-mark": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far you have read a match
         * @description As you have noted it yourself, with whatever client.
         */
        get: operations["getReadMark"];
        /**
         * Note how far you have read a match
         * @description A mark never goes back, and never beyond what there is. `message` is for those at the table: the others there see it as `readBy`, and no mail tells of what you have read.
         */
        put: operations["noteReadMark"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The messages that were reported and wait
         * @description Those that have waited longest come first, each with its reports and the five messages before it: of what is said at a table, administrators see no more. Messages at tables of their own are left to other administrators. Administrators only.
         */
        get: operations["listReportedMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/matches/{match}/messages/{number}/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide a message
         * @description Nobody at the table reads it any more, its author included, who is told the reason. The text stays for administrators. Its reports are done with. Administrators only, and not at a table of their own.
         */
        post: operations["hideMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/matches/{match}/messages/{number}/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a reported message as it is, or show a hidden one again
         * @description Its reports are done with. What its author withdrew stays withdrawn. Administrators only, and not at a table of their own.
         */
        post: operations["showMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/matches/{match}/view": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replay a match: any version, as anybody saw it
         * @description An administrator who holds a seat in a running match is only that seat there.
         */
        get: operations["replay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/matches/{match}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The entries of a match, as anybody saw them
         * @description As its players read them in its journal.
         */
        get: operations["listReplayedEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/matches/{match}/entries/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An entry of a match in full, and how it came about
         * @description As anybody saw it then: the move as it was sent, what the seat was asked and could have done, how long it took, and by whom it was sent. By whom is told to who sees all of it, and takes a look, with its reason, also when the match is over.
         */
        get: operations["replayEntry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/matches/{match}/difference": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is different between two versions, as anybody saw them
         * @description In words and as JSON Patch, forwards or backwards.
         */
        get: operations["replayDifference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/matches/{match}/journal-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The journal as a file, as anybody sees it
         * @description As a player, a spectator or an administrator may see it. The seed is in it only once the match is over.
         */
        get: operations["getDisputedJournalFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/matches/{match}/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check a journal: its chain of hashes, its signature, its dice, and every move by the rules
         * @description The seed is used for it and not shown, nor is anything else that is hidden: no reason is asked for. It stands in the audit log all the same. Not for an administrator who holds a seat in a running match.
         */
        get: operations["verifyMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/matches/{match}/abort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Break a running match off: nobody wins, everybody is told
         * @description Its journal stays, its seed is shown, and nothing can be added to it any more. The reason stands in the audit log, and the players read it.
         */
        post: operations["abortMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import a match that is over, from its journal file
         * @description Everything is verified before anything is stored; what cannot be checked is refused too, so the file must be whole and signed. The match is then there as any other that is over, for everybody, and counts for nothing. The same file again changes nothing (200); a longer one of the same journal is added to what is there (200). Bodies may have up to 16 MiB.
         */
        post: operations["importMatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The disputes of a match, the newest first
         * @description Each with what has become of it. Whoever may see the match sees them.
         */
        get: operations["listDisputes"];
        put?: never;
        /**
         * Say that something is wrong with an entry, and ask for a ruling
         * @description By whoever holds a seat, also one that was given up, as long as the match goes on and for 14 days after its end; one at a time. Everybody else at the table and the administrators are told. What you write is read by everybody who may see the match, also while it goes on: write nothing in it that only you should know. `freeze` has the match stand still until the dispute is settled; a seat whose dispute was rejected cannot do that again in this match. At most 30 an hour by one account.
         */
        post: operations["raiseDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/disputes/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A dispute, and all that was said to it
         * @description Whoever may see the match sees it.
         */
        get: operations["getDispute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/disputes/{number}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say something to an open dispute
         * @description By whoever holds a seat, and by administrators, who as long as they hold a seat there speak as that seat. Everybody who may see the match reads it; everybody else at the table is told. At most 60 an hour by one account.
         */
        post: operations["commentOnDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/disputes/{number}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw your own dispute
         * @description As long as it is open. Where the match stands still because of it, and of no other, it goes on: what was left of each deadline then is left of it now.
         */
        post: operations["withdrawDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The disputes of all matches: those that wait for a ruling
         * @description Those that have waited longest come first. Administrators only.
         */
        get: operations["listQueuedDisputes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/matches/{match}/disputes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Raise a dispute as an administrator
         * @description Everybody at the table and the other administrators are told. It stands in the audit log, its text as the reason, and is settled by a ruling. Not for an administrator who holds a seat in the running match.
         */
        post: operations["raiseDisputeAsAdministrator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/matches/{match}/disputes/{number}/freeze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Have a match stand still because of a dispute, or go on
         * @description While it stands still nobody moves, and no clock runs. It goes on where no other open dispute keeps it so. Where it is so already, nothing is done. It stands in the audit log, and whoever may see the match reads the reason. Not for an administrator who holds a seat in the running match.
         */
        put: operations["freezeMatch"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/matches/{match}/disputes/{number}/ruling": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rule on a dispute: uphold or reject it, with reasons
         * @description Each remedy is an entry of its own, marked as an administrator’s; nothing is erased. A match that stood still because of the dispute goes on, unless another one keeps it so. Everybody at the table is told, and it stands in the audit log before it is done. A remedy that is refused has its place in `params.index`, and nothing is done. With `dryRun` nothing is stored, and nothing drawn; since it shows what is hidden, a look as an administrator is needed for it. Not for an administrator who plays in the match, or has played in it.
         */
        post: operations["ruleDispute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/matches/{match}/looks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look into a match as somebody, and say why
         * @description Needed before hidden information of a running match, or anything of a private one, is shown; as an administrator, from whom nothing is hidden, it is good for every seat, too. It holds for an hour, stands in the audit log, and the players read it once the match is over. An administrator who holds a seat in a running match is only that seat there.
         */
        post: operations["look"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What administrators did, and why
         * @description The newest first. Nothing is ever taken out of it. Keep the signed head: it shows if the log was rewritten or cut since. Administrators only.
         */
        get: operations["getAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/admin/audit-log/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the audit log: that no record was changed, moved or taken out
         * @description With `number` and `hash` of a head that you kept also that the log still holds it: only so is it found that its end was cut off. Administrators only.
         */
        get: operations["verifyAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/administration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What administrators did about a match, and why
         * @description The oldest first, from the audit log. That one looked is told once the match is over: before, it could tell something. What was done about messages is told to those at the table. An act that came to nothing may stand there, too: it is written down before it is done.
         */
        get: operations["getAdministration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/studies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See your studies
         * @description Those that you changed last come first. Nobody else sees them.
         */
        get: operations["listStudies"];
        put?: never;
        /**
         * Make a study: a private board on which you play all seats
         * @description It begins with a version of a match, a position, the opening of a game, or a copy of a study that somebody shares. Of a match that goes on it holds nothing that you may not know: what is hidden from you is redealt. You see everything on it, and so does whoever you give its link.
         */
        post: operations["createStudy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/studies/{study}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See a study: all that was tried on it
         * @description The tree of moves, each told in words, and the lines that have names.
         */
        get: operations["getStudy"];
        put?: never;
        post?: never;
        /**
         * Delete a study, with all that was tried on it
         * @description For good. Its link is useless; copies of it that others made are theirs.
         */
        delete: operations["deleteStudy"];
        options?: never;
        head?: never;
        /**
         * Rename a study
         * @description Whoever has its link reads the new name, too.
         */
        patch: operations["renameStudy"];
        trace?: never;
    };
    "/v1/studies/{study}/nodes/{node}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See a study board at one of its nodes
         * @description A study hides nothing from who may see it; `as` shows what a seat, or a spectator, would see.
         */
        get: operations["getStudyPosition"];
        put?: never;
        post?: never;
        /**
         * Delete a node, and all that follows it
         * @description For good. Its number never comes back.
         */
        delete: operations["deleteLine"];
        options?: never;
        head?: never;
        /**
         * Name the line that leads to a node
         * @description So it stands among the study’s variations. A name of null takes it away.
         */
        patch: operations["nameVariation"];
        trace?: never;
    };
    "/v1/studies/{study}/nodes/{node}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See every legal move of a seat on a study board, as forms
         * @description As in a match, for any seat: you play them all. Empty where the seat has nothing to choose.
         */
        get: operations["getStudyChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/studies/{study}/nodes/{node}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See a study board as a picture
         * @description Drawn from the view of `as` alone, as an SVG file. At most 120 a minute by one account.
         */
        get: operations["getStudyPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/studies/{study}/nodes/{node}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a position of a study board
         * @description As a position file, which the command line reads, and a new study can begin with. It is the whole position: every hand is in it.
         */
        get: operations["exportPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/studies/{study}/nodes/{node}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try moves on your board
         * @description From a node on, or from the first position (0): one new node for each move, all of them or none. Judged by the rules; what is drawn is drawn by dice of the study’s own, anew each time. A move that was tried in the same place before, and draws nothing, is there already: then that node is answered. At most 120 a minute by one account.
         */
        post: operations["tryMoves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/studies/{study}/share": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Share a study by a link
         * @description Whoever has the link reads the study as it is then, with everything shown, signed in or not; and whoever is signed in may copy it. Asked again, it is the same link.
         */
        put: operations["shareStudy"];
        post?: never;
        /**
         * End the link to a study
         * @description The link is useless for good: sharing it again makes another one.
         */
        delete: operations["endSharing"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/shared-studies/{study}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See a study, by its link
         * @description As it is now, for whoever has the link, as long as it is good. At most 240 a minute from one network.
         */
        get: operations["getSharedStudy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/shared-studies/{study}/nodes/{node}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See a study board at one of its nodes, by its link
         * @description A study hides nothing from who may see it; `as` shows what a seat, or a spectator, would see. At most 240 a minute from one network.
         */
        get: operations["getSharedPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/shared-studies/{study}/nodes/{node}/choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See every legal move of a seat on a study board, as forms, by its link
         * @description As in a match, for any seat: you play them all. Empty where the seat has nothing to choose. At most 240 a minute from one network.
         */
        get: operations["getSharedChoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/shared-studies/{study}/nodes/{node}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See a study board as a picture, by its link
         * @description Drawn from the view of `as` alone, as an SVG file. At most 240 a minute from one network.
         */
        get: operations["getSharedPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/shared-studies/{study}/nodes/{node}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a position of a study board, by its link
         * @description As a position file, which the command line reads, and a new study can begin with. It is the whole position: every hand is in it. At most 240 a minute from one network.
         */
        get: operations["exportSharedPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/people/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what is known of somebody
         * @description The same for everybody who asks: ratings, how often they decide in time, and how often they have played and won. Private matches are in none of it. Ratings are counted within moments of a match’s end.
         */
        get: operations["getPerson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/people/{name}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See how somebody’s matches ended, newest first
         * @description Matches that have ended and in which they held a seat at the end. Private ones are among them only where you took part yourself.
         */
        get: operations["listResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See who plays a game best
         * @description The best first. Provisional ratings are not among them, nor people who were banned.
         */
        get: operations["listRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/games/{game}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what the matches of a game add up to
         * @description By how many played: how often each seat won, points, and lengths, over all matches that were played to their end, private ones too; those that ended by forfeit are counted apart. Nothing is shown before there are five of a kind.
         */
        get: operations["getStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A page that asks whether to switch off mails of some kinds
         * @description Changes nothing: programs that scan mails follow links. Its button posts to the same address.
         */
        get: operations["askToUnsubscribe"];
        put?: never;
        /**
         * Switch off mails of some kinds
         * @description One click, without signing in (RFC 8058): mail programs post to the address in `List-Unsubscribe`. Any body is accepted, and once more does no harm. To get the mails again, set `mails` in your account.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bounces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand over the report of a mail that did not arrive
         * @description For the mail server that gets what is mailed to `MAIL_BOUNCES`: it posts each mail as it came (RFC 3464 is understood). No sign-in: the address that the report was mailed to holds a token, which only whoever had the mail can know. Reports of anything else change nothing.
         */
        post: operations["reportBounce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See whether you have a calendar of your deadlines
         * @description Since when, and when it was last asked for. Its address is not shown again.
         */
        get: operations["getOwnCalendar"];
        put?: never;
        /**
         * Make an address for the calendar of your deadlines
         * @description Have your calendar program subscribe to it. Whoever has the address sees your deadlines: keep it to yourself. It is shown this once; an address of before is good for nothing from now on. A mail tells that it was made. It needs your password, or a session that began within the last 15 minutes.
         */
        post: operations["makeCalendar"];
        /**
         * End the calendar of your deadlines
         * @description Its address is good for nothing from now on.
         */
        delete: operations["endCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calendars/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The calendar of somebody’s deadlines
         * @description As iCalendar (RFC 5545), without signing in: an event for each open decision of theirs that has a deadline, at that moment, in their language. Where a deadline moves, its event does.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your webhooks
         * @description The newest first. Their secrets are not shown again.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Have notices posted to a program of yours
         * @description Every notice to you about a match is posted there at once, as JSON, whatever your mail settings say, and signed by Standard Webhooks. What does not arrive is tried again for three days. The secret is shown this once, and a mail tells that the webhook was made. It needs your password, or a session that began within the last 15 minutes.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/webhooks/{webhook}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See a webhook
         * @description Whether it is on and, if it is not, since when and why.
         */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Nothing is posted to it any more, and its log is gone.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change a webhook, or switch it off and on
         * @description Fields that are left out stay as they are. What still waits goes to the new address, which needs your password, or a session that began within the last 15 minutes; a mail tells of it. While it is off, nothing is kept for it; what comes due meanwhile fails, and can be replayed later.
         */
        patch: operations["changeWebhook"];
        trace?: never;
    };
    "/v1/account/webhooks/{webhook}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a webhook another secret
         * @description Whatever is posted from now on is signed with the new one alone, also what was waiting. It is shown this once. It needs your password, or a session that began within the last 15 minutes; a mail tells of it.
         */
        post: operations["renewWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/webhooks/{webhook}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a test posted to a webhook
         * @description Its topic is `test`. Look at the delivery a moment later to see what was answered. At most 30 a minute by one account.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/webhooks/{webhook}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See what was posted to a webhook
         * @description The newest first: whether each arrived, what was answered, and when it is tried again. Kept for 30 days.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/webhooks/{webhook}/deliveries/{delivery}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * See a delivery with what is posted
         * @description The body is shown to the byte, as it is signed.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/webhooks/{webhook}/deliveries/{delivery}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a delivery posted again
         * @description As a delivery of its own, with the same body and the same `webhook-id`, so that a receiver can tell that it has had it, and a fresh signature. At most 30 a minute by one account.
         */
        post: operations["replayDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/matches/{match}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Be told what happens in a match, as it happens
         * @description Server-sent events: entries of the journal as you may see them, what is said at the table where you sit, and the match whenever it has changed. Without an id it begins with the match as it is now. With the id of the last event you have, all that you have missed is told first, in order, each thing once; an id that this match has not come to counts as none. The stream ends when your access token does, when you are signed out, and when you may see the match no more: come back with a token that is good, and the id.
         */
        get: operations["streamMatch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Be told of your notices as they are written
         * @description Server-sent events: every notice to you, whatever you want mailed, as soon as it is written; a mail may come later. With the id of the last event you have, all that you have missed is told first, each notice once; an id that this server has not come to counts as none. The stream ends when your access token does, and when you are signed out: come back with a token that is good, and the id.
         */
        get: operations["streamAccount"];
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
    notice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A notice, posted to a webhook of yours
         * @description Answer with 2xx within ten seconds. It is signed by Standard Webhooks: check `webhook-signature` before you believe it. The same notice may come more than once, always with the same `webhook-id`.
         */
        post: operations["notice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Why a match is broken off. */
        Aborting: {
            /**
             * @description Why, in words that everybody who may see the match reads.
             * @example Two of the players were one person.
             */
            reason: string;
        };
        /** @description A personal access token, without its secret. */
        AccessToken: {
            /** Format: uuid */
            id: string;
            name: string;
            /**
             * @description `read`: see matches and your account. `play`: join, leave and move. `create`: open matches, wish for them, and invite.
             * @example [
             *       "read",
             *       "play"
             *     ]
             */
            scopes: ("read" | "play" | "create")[];
            /** Format: date-time */
            createdAt: string;
            /** @description When it was last used, to the minute; null: never. */
            usedAt: string | null;
            /** @description Null: it does not expire. A mail comes two weeks before. */
            expiresAt: string | null;
        };
        /** @description Your personal access tokens. */
        AccessTokenList: {
            items: components["schemas"]["AccessToken"][];
        };
        /** @description An account, as its owner sees it. */
        Account: {
            /** Format: uuid */
            id: string;
            /**
             * @description The name others see.
             * @example Ada L.
             */
            name: string;
            /** @description Seen by you and by administrators only. */
            email: string | null;
            /** @enum {string} */
            role: "player" | "administrator";
            /** @enum {string} */
            status: "unconfirmed" | "active" | "suspended" | "banned" | "erased";
            /**
             * @description The language of mails, and of answers to requests that name none.
             * @example fr
             * @enum {string}
             */
            language: "en" | "fr" | "ru" | "es";
            /**
             * @description A time zone of the IANA database.
             * @example Europe/Paris
             */
            timeZone: string;
            mails: components["schemas"]["MailSettings"];
            /** @description The hour of your day at which daily mails are sent. */
            mailHour: number;
            /** @description False once a mail server said that your address is dead: nothing is mailed there any more. */
            mailsArrive: boolean;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description Everything that is kept about a person. */
        AccountExport: {
            /** Format: date-time */
            exportedAt: string;
            account: components["schemas"]["AccountRecord"];
            sessions: components["schemas"]["Session"][];
            /** @description When you last signed in from each network. Which one that was is kept as a keyed hash alone. */
            signInNetworks: {
                /** Format: date-time */
                usedAt: string;
            }[];
            accessTokens: components["schemas"]["AccessToken"][];
            /** @description The calendar of your deadlines; null: there is none. */
            calendar: {
                createdAt: string | null;
                usedAt: string | null;
            } | null;
            mailedLinks: {
                purpose: string;
                /** @description The new address, for a change of address. */
                email: string | null;
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                expiresAt: string;
                usedAt: string | null;
            }[];
            matches: {
                /** Format: uuid */
                match: string;
                game: string;
                name: string;
                /** @enum {string} */
                status: "open" | "running" | "ended" | "aborted";
                /** @description Null until the match starts. */
                seat: number | null;
                /** @description The random number that stands for you in the match’s journal. */
                number: string;
                /** @description What you added to the match’s dice. */
                entropy: string;
                /** Format: date-time */
                joinedAt: string;
            }[];
            /** @description The matches that you opened. */
            matchesOpened: string[];
            invitationsSent: {
                /** Format: uuid */
                match: string;
                /** @description The address it was mailed to; null for a link to hand on. */
                email: string | null;
                /** Format: date-time */
                createdAt: string;
            }[];
            invitationsReceived: {
                /** Format: uuid */
                match: string;
                /** @description The address it was mailed to; null for a link to hand on. */
                email: string | null;
                /** Format: date-time */
                createdAt: string;
            }[];
            wishes: {
                /** @description The match that you wish for, as JSON. */
                terms: string;
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                expiresAt: string;
            }[];
            blocks: components["schemas"]["Block"][];
            mutes: components["schemas"]["Mute"][];
            /** @description What you have said in matches. */
            messages: {
                /** Format: uuid */
                match: string;
                number: number;
                /** @description Empty where you withdrew it. */
                text: string;
                /** Format: date-time */
                at: string;
                /** @description Since when nobody at the table reads it. */
                hiddenAt: string | null;
                /** @description Why an administrator hid it. */
                why: string | null;
            }[];
            /** @description The messages that you asked administrators to look at. */
            reports: {
                /** Format: uuid */
                match: string;
                number: number;
                why: string;
                /** Format: date-time */
                at: string;
            }[];
            notes: {
                /** Format: uuid */
                match: string;
                text: string;
                /** Format: date-time */
                updatedAt: string;
            }[];
            /** @description How far you have read your matches. */
            readMarks: {
                /** Format: uuid */
                match: string;
                version: number;
                message: number;
                /** Format: date-time */
                at: string;
            }[];
            /** @description The disputes that you have raised. */
            disputes: {
                /** Format: uuid */
                match: string;
                number: number;
                /** @description The entry that it points at. */
                version: number;
                text: string;
                status: string;
                /** Format: date-time */
                createdAt: string;
            }[];
            /** @description What you have said to disputes. */
            disputeComments: {
                /** Format: uuid */
                match: string;
                dispute: number;
                text: string;
                /** Format: date-time */
                at: string;
            }[];
            webhooks: {
                /** Format: uuid */
                webhook: string;
                url: string;
                /** @description The topics it is told of; none: all of them. */
                topics: string[];
                /** Format: date-time */
                createdAt: string;
                usedAt: string | null;
                offAt: string | null;
            }[];
            /** @description What was posted to them. */
            webhookDeliveries: {
                /** Format: uuid */
                webhook: string;
                topic: string;
                match: string | null;
                /** @description What was posted. */
                body: string;
                status: string;
                attempts: number;
                /** @description The status of the last answer. */
                answer: number | null;
                fault: string | null;
                /** Format: date-time */
                createdAt: string;
            }[];
            /** @description How well you play each game, by OpenSkill. */
            ratings: {
                game: string;
                mu: number;
                sigma: number;
                matches: number;
                /** Format: date-time */
                updatedAt: string;
            }[];
            /** @description What each match did to that. */
            ratingChanges: {
                /** Format: uuid */
                match: string;
                game: string;
                muBefore: number;
                sigmaBefore: number;
                mu: number;
                sigma: number;
                /** Format: date-time */
                at: string;
            }[];
            /** @description How often you decided in time, in each match. */
            decisions: {
                /** Format: uuid */
                match: string;
                /** @description How many decisions that had a deadline you made before it. */
                inTime: number;
                /** @description How many you did not. */
                late: number;
            }[];
            standingOrders: {
                /** Format: uuid */
                match: string;
                seat: number;
                /** @description The question that it answers; null: any. */
                question: string | null;
                move: components["schemas"]["MoveJson"];
                /** @description What must hold for it. */
                conditions: {
                    /** @description A place in your view. */
                    at: string;
                    /** @enum {string} */
                    is: "equal" | "at-least" | "at-most";
                    value: string | number | boolean | null;
                }[];
            }[];
            /** @description With what you have sent your moves, and whatever else made an entry. */
            origins: {
                /** Format: uuid */
                match: string;
                /** @description The entry that it made. */
                version: number;
                /** @description What the client called itself. */
                client: string;
                /** @description What it was signed in by: `session`, `token` or `pass`. */
                credential: string;
                credentialId: string;
                /** @description What the personal access token was called then. */
                tokenName: string | null;
            }[];
            studies: {
                /**
                 * Format: uuid
                 * @description Its moves and positions: `GET /v1/studies/{study}`.
                 */
                study: string;
                game: string;
                name: string;
                /** @description Where its first position comes from. */
                source: {
                    kind: string;
                } & {
                    [key: string]: unknown;
                };
                /** @description What you have called lines of it. */
                variations: string[];
                /** @description Whether there is a link to it. */
                shared: boolean;
                /** Format: date-time */
                createdAt: string;
                /** Format: date-time */
                updatedAt: string;
            }[];
            notices: {
                id: string;
                /**
                 * @description What it is about.
                 * @example your-turn
                 */
                topic: string;
                /** @description The match it is about, if any. */
                match: string | null;
                /**
                 * @description `merged`: told in the mail of another notice.
                 * @enum {string}
                 */
                status: "pending" | "sent" | "merged" | "bounced" | "withheld" | "failed";
                /** @description Why it waits, was withheld or came back, or how the last try to send it failed: docs/mail.md has them all. */
                reason: string | null;
                /** @description The id of the notice in whose mail it was told. */
                mergedInto: string | null;
                /** @description How often it was tried to send it. */
                attempts: number;
                /** Format: date-time */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description When it is, or was, to be sent.
                 */
                dueAt: string;
                /** @description When it was sent, withheld or given up. */
                doneAt: string | null;
                /** @description What it was to speak of. */
                payload: {
                    [key: string]: unknown;
                };
            }[];
        };
        /** @description A page of accounts. */
        AccountPage: {
            items: components["schemas"]["AccountRecord"][];
            /** @description The cursor of the next page; null on the last. */
            next: string | null;
        };
        /** @description An account, as administrators see it. */
        AccountRecord: {
            /** Format: uuid */
            id: string;
            /**
             * @description The name others see.
             * @example Ada L.
             */
            name: string;
            /** @description Seen by you and by administrators only. */
            email: string | null;
            /** @enum {string} */
            role: "player" | "administrator";
            /** @enum {string} */
            status: "unconfirmed" | "active" | "suspended" | "banned" | "erased";
            /**
             * @description The language of mails, and of answers to requests that name none.
             * @example fr
             * @enum {string}
             */
            language: "en" | "fr" | "ru" | "es";
            /**
             * @description A time zone of the IANA database.
             * @example Europe/Paris
             */
            timeZone: string;
            mails: components["schemas"]["MailSettings"];
            /** @description The hour of your day at which daily mails are sent. */
            mailHour: number;
            /** @description False once a mail server said that your address is dead: nothing is mailed there any more. */
            mailsArrive: boolean;
            /** Format: date-time */
            createdAt: string;
            /** @description Why it was suspended or banned. */
            statusReason: string | null;
            /** @description Null: until an administrator lifts it. */
            suspendedUntil: string | null;
            /** @description Since when the address is known to be dead. */
            bouncedAt: string | null;
            /** @description What its mail server answered. */
            bounceReason: string | null;
        };
        /** @description Who made an entry: never a name. */
        Actor: components["schemas"]["SeatActor"] | components["schemas"]["AdministratorActor"] | components["schemas"]["SystemActor"];
        /** @description The new address. */
        AddressChange: {
            /**
             * Format: email
             * @description An address for mail. Capitals make no difference.
             * @example ada@example.org
             */
            email: string;
            /**
             * @description Your password. It may be left out in the first 15 minutes of a session that began by a mailed link.
             * @example the packet boat sails at nine
             */
            password?: string;
        };
        /** @description The token of a mailed link. */
        AddressConfirmation: {
            /**
             * @description The token in the mailed link.
             * @example mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c
             */
            token: string;
        };
        /** @description An administrator did it. */
        AdministratorActor: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "administrator";
        };
        /** @description The match has no result, and counts for nothing. */
        AnnulRemedy: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "annul";
        };
        /** @description A question that a move was made at. */
        AnsweredDecision: {
            id: string;
            seat: number;
            /** @description Who held the seat then. */
            player: string;
            /** @description The game’s own id of the question. */
            question: string;
            /** @description The question as an instruction, in your language. */
            asks: string;
            /** @description The version that asked. */
            since: number;
            /** Format: date-time */
            sinceAt: string;
            /** @description Whether the move was the whole answer; else the seat was still asked after it. */
            answered: boolean;
        };
        /** @description Somebody who owes a decision. */
        Asked: {
            seat: number;
            player: string;
            asks: string;
        };
        /** @description Whose move it is on a study board. */
        AskedInStudy: {
            seat: number;
            /** @description The game’s own id of the question. */
            question: string;
            /** @description The question as an instruction, in your language. */
            asks: string;
        };
        /** @description Somebody who would owe a decision. */
        AskedThen: {
            seat: number;
            player: string;
            asks: string;
        };
        /**
         * @description What happens at a deadline: as in `Late`, or `forfeit`: the seat is given up, and the match is won by the seat that has claimed the win.
         * @enum {string}
         */
        AtDeadline: "wait" | "usual" | "bot" | "substitute" | "forfeit";
        /** @description It is a number, and as much or more. */
        AtLeastCondition: {
            /**
             * @description A JSON pointer (RFC 6901) into `view`, as your seat sees it then. It must be a place that there can be in views of this match; where it leads nowhere at that moment, nothing holds.
             * @example /seats/0/stock/franc
             */
            at: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "at-least";
            /** @description Nothing but a number is as much. */
            value: number;
        };
        /** @description It is a number, and as much or less. */
        AtMostCondition: {
            /**
             * @description A JSON pointer (RFC 6901) into `view`, as your seat sees it then. It must be a place that there can be in views of this match; where it leads nowhere at that moment, nothing holds.
             * @example /seats/0/stock/franc
             */
            at: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "at-most";
            /** @description Nothing but a number is as much. */
            value: number;
        };
        /** @description A seat, and whose it is. */
        AtSeat: {
            seat: number;
            /** @description The name of its holder. */
            player: string;
        };
        /** @description A page of the audit log, and its signed head. */
        AuditLog: {
            items: components["schemas"]["AuditRecord"][];
            /** @description The cursor of the next page; null on the last. */
            next: string | null;
            /** @description The newest record of the whole log, signed; null: there is none. */
            head: components["schemas"]["SignedAuditHead"] | null;
        };
        /** @description Something that an administrator did, or was about to. */
        AuditRecord: {
            number: number;
            /** Format: date-time */
            at: string;
            /**
             * Format: uuid
             * @description The account of the administrator.
             */
            account: string;
            /** @description The administrator’s name now. It is no part of what is hashed. */
            name: string;
            /**
             * @description What was done: docs/disputes.md has them all.
             * @example look
             */
            act: string;
            /** @description The match it is about, if any. */
            match: string | null;
            /** @description The account it is about, if any. */
            subject: string | null;
            /** @description What else belongs to it: ids and codes. */
            details: {
                [key: string]: unknown;
            };
            /** @description Why, in the administrator’s words; empty where no reason is asked for. */
            reason: string;
            /** @description The hash of the record before; empty for the first. */
            previous: string;
            /** @description SHA-256 over canonical JSON of all other fields but `name`. */
            hash: string;
        };
        /** @description Whether the audit log is as it was written. */
        AuditVerification: {
            /** @description Whether nothing is wrong. */
            holds: boolean;
            /** @description How many records are right, from the first on. */
            records: number;
            wrong: {
                /** @description The first number that is wrong. */
                number: number;
                /**
                 * @description `number`: another record stands here, this one is missing; `previous`: it does not follow the one before; `hash`: it was changed; `kept`: it is not the one that you kept.
                 * @enum {string}
                 */
                fault: "number" | "previous" | "hash" | "kept";
            } | null;
            /** @description The newest record, signed; null where something is wrong, or there is none. */
            head: components["schemas"]["SignedAuditHead"] | null;
        };
        /** @description Why. */
        Ban: {
            /**
             * @description Why, in words that the person will read.
             * @example Repeated insults in match names.
             */
            reason: string;
        };
        /** @description A bank of time: deciding uses it up, and each decision made refills it. */
        BankPace: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "bank";
            /** @description What a player begins with, and never has more of. */
            hours: number;
            /** @description How many hours come back with each decision made. */
            refill: number;
        };
        /** @description Somebody you have blocked. */
        Block: {
            /** @description The name that the other has now. */
            name: string;
            /** Format: date-time */
            since: string;
        };
        /** @description Whom you blocked. */
        BlockList: {
            items: components["schemas"]["Block"][];
        };
        /** @description Where your calendar is. */
        CalendarAddress: {
            /**
             * Format: uri
             * @description Whoever has it sees your deadlines. It is shown this once.
             */
            url: string;
        };
        /** @description Whether you have a calendar, and whether it is used. */
        CalendarRecord: {
            /** @description Whether there is an address that shows your deadlines. */
            on: boolean;
            /** @description When it was made; null: there is none, or it is older than this note. */
            createdAt: string | null;
            /** @description When it was last asked for, to the minute; null: never. */
            usedAt: string | null;
        };
        /** @description One thing that was checked of a journal. */
        Check: {
            /** @enum {string} */
            check: "header" | "chain" | "hashes" | "head" | "kept" | "seed" | "keys" | "schemas" | "judged" | "result";
            /** @enum {string} */
            outcome: "passed" | "failed" | "skipped";
            /** @description What was found wrong, or why it could not be checked; empty where it passed. */
            detail: string;
            /** @description The first entry at fault, one that is missing among them; null where it is the journal as a whole. */
            version: number | null;
        };
        /** @description One legal kind of move, as a form: start from `move`, put a value for each field under its name, keep the limits. */
        Choice: {
            move: components["schemas"]["MoveJson"];
            fields: components["schemas"]["Field"][];
            limits: components["schemas"]["Limit"][];
            /** @description A complete move, accepted as it stands. What it names beyond `move` and the fields is forced: it may be named so, or left out. */
            example: components["schemas"]["MoveJson"];
            /** @description What the choice does, as an instruction. */
            says: string;
            /** @description What each field asks, by the field’s name. */
            labels: {
                [key: string]: string;
            };
            /** @description What to call every thing that the options and goods of the fields stand for. */
            nouns: components["schemas"]["NamedNoun"][];
        };
        /** @description Every legal move of a seat, as forms. */
        Choices: {
            /** Format: uuid */
            match: string;
            version: number;
            /** @description Yours. */
            seat: number;
            /** @description What is asked of you, first of all what holds up the match; null where nothing is. You may have choices all the same: some moves can be made at any time. */
            decision: components["schemas"]["Decision"] | null;
            choices: components["schemas"]["Choice"][];
        };
        /** @description The token of a mailed link, which proves who reads the mail. */
        Confirmation: {
            /**
             * @description The token in the mailed link.
             * @example mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c
             */
            token: string;
        };
        /** @description A whole number from `min` to `max`. */
        CountField: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "count";
            name: string;
            min: number;
            max: number;
        };
        /** @description An address and its password. */
        Credentials: {
            /**
             * Format: email
             * @description An address for mail. Capitals make no difference.
             * @example ada@example.org
             */
            email: string;
            /**
             * @description The account’s password.
             * @example the packet boat sails at nine
             */
            password: string;
        };
        /** @description A question that a match waits for: whose it is, since when, and until when. */
        Decision: {
            /** @description Changes only when the question changes for this seat; a move may name it. */
            id: string;
            /** @description Who is asked. */
            seat: number;
            /** @description The name of who is asked. */
            player: string;
            /** @description The game’s own id of the question. */
            question: string;
            /** @description The question as an instruction, in your language. */
            asks: string;
            /** @description The version that asked. */
            since: number;
            /** Format: date-time */
            sinceAt: string;
            /** @description Its deadline: nights, rest days and vacations of the player are in it. Null where there is none, and while the match stands still because of a dispute: when it goes on, there is as much time left as there was. */
            dueAt: string | null;
            /** @description What happens at the deadline; null where there is none. */
            atDeadline: components["schemas"]["AtDeadline"] | null;
            /** @description The seat that has claimed the win, since this decision is late: its deadline is a second and last one. */
            claimedBy: number | null;
            /** @description Whether the deadline has passed, and everybody was told. */
            late: boolean;
            waiting: components["schemas"]["Waiting"];
            /** @description Why it is being waited for, in your language. */
            says: string;
        };
        /** @description A notice to a webhook, and what became of it. */
        Delivery: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description What is sent as `webhook-id`: the same at every try, and in what is posted again by `replay`.
             */
            message: string;
            /**
             * @description What it is about; `test` for one that you asked for.
             * @example your-turn
             */
            topic: string;
            match: string | null;
            /**
             * @description `pending`: it is tried at `dueAt`. `failed`: it is not tried any more.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description How often it was tried. */
            attempts: number;
            /** @description The HTTP status of the last answer; null: there was none. */
            answer: number | null;
            /**
             * @description Why the last try failed: `refused` (another status than 2xx), `redirect-not-followed`, `gone` (410), `timeout`, `private-address`, `unreachable …`, `webhook-off`, `account-suspended`, `account-banned`, `fault`.
             * @example unreachable ECONNREFUSED
             */
            fault: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description When it is tried (again); null: it is not. */
            dueAt: string | null;
            /** @description When it was delivered, or given up. */
            doneAt: string | null;
        };
        /** @description A page of deliveries. */
        DeliveryPage: {
            items: components["schemas"]["Delivery"][];
            /** @description The cursor of the next page; null on the last. */
            next: string | null;
        };
        /** @description A delivery, with what is posted. */
        DeliveryWithBody: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description What is sent as `webhook-id`: the same at every try, and in what is posted again by `replay`.
             */
            message: string;
            /**
             * @description What it is about; `test` for one that you asked for.
             * @example your-turn
             */
            topic: string;
            match: string | null;
            /**
             * @description `pending`: it is tried at `dueAt`. `failed`: it is not tried any more.
             * @enum {string}
             */
            status: "pending" | "delivered" | "failed";
            /** @description How often it was tried. */
            attempts: number;
            /** @description The HTTP status of the last answer; null: there was none. */
            answer: number | null;
            /**
             * @description Why the last try failed: `refused` (another status than 2xx), `redirect-not-followed`, `gone` (410), `timeout`, `private-address`, `unreachable …`, `webhook-off`, `account-suspended`, `account-banned`, `fault`.
             * @example unreachable ECONNREFUSED
             */
            fault: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description When it is tried (again); null: it is not. */
            dueAt: string | null;
            /** @description When it was delivered, or given up. */
            doneAt: string | null;
            /**
             * @description What is posted, to the byte.
             * @example {"type":"test","timestamp":"2026-03-02T18:30:00.000Z","data":{}}
             */
            body: string;
        };
        /** @description What is different between two versions of a match, as somebody saw them. */
        Difference: {
            /** Format: uuid */
            match: string;
            from: number;
            to: number;
            /** @description As whom both were seen. */
            viewer: components["schemas"]["Viewer"];
            /** @enum {string} */
            direction: "forwards" | "backwards";
            /** @description The entries in between, in words: backwards, the last comes first, and says what is undone. */
            steps: components["schemas"]["DifferenceStep"][];
            /** @description JSON Patch (RFC 6902): it makes of `view` at `from` (`GET …/view?version=`) the `view` at `to`. */
            patch: components["schemas"]["PatchOperation"][];
        };
        /** @description What an entry says, a sentence each, in your language. */
        DifferenceStep: {
            version: number;
            says: string[];
        };
        /** @description What somebody says is wrong with a match, and what came of it. */
        Dispute: {
            /** Format: uuid */
            match: string;
            /** @description Counted within its match. */
            number: number;
            /** @description Who raised it. */
            by: components["schemas"]["DisputeSpeaker"];
            /** @description The entry that it points at. */
            version: number;
            /** @description What is wrong, in the words of whoever raised it; empty once their account is erased. */
            text: string;
            status: components["schemas"]["DisputeStatus"];
            /** @description Whether it has the match stand still, as long as it is open and the match not over. */
            freezes: boolean;
            /** @description How much was said to it. */
            comments: number;
            /** @description Null as long as there is none. */
            ruling: components["schemas"]["Ruling"] | null;
            /** @description The versions of the entries that it ended with; null: it needed none. */
            entries: {
                first: number;
                last: number;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** @description When it was ruled or withdrawn. */
            doneAt: string | null;
        };
        /** @description What somebody said to a dispute. */
        DisputeComment: {
            by: components["schemas"]["DisputeSpeaker"];
            /** @description Empty once the account of whoever said it is erased. */
            text: string;
            /** Format: date-time */
            at: string;
        };
        /** @description A dispute, with all that was said to it. */
        DisputeInFull: {
            /** Format: uuid */
            match: string;
            /** @description Counted within its match. */
            number: number;
            /** @description Who raised it. */
            by: components["schemas"]["DisputeSpeaker"];
            /** @description The entry that it points at. */
            version: number;
            /** @description What is wrong, in the words of whoever raised it; empty once their account is erased. */
            text: string;
            status: components["schemas"]["DisputeStatus"];
            /** @description Whether it has the match stand still, as long as it is open and the match not over. */
            freezes: boolean;
            /** @description How much was said to it. */
            comments: number;
            /** @description Null as long as there is none. */
            ruling: components["schemas"]["Ruling"] | null;
            /** @description The versions of the entries that it ended with; null: it needed none. */
            entries: {
                first: number;
                last: number;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** @description When it was ruled or withdrawn. */
            doneAt: string | null;
            discussion: components["schemas"]["DisputeComment"][];
        };
        /** @description A page of disputes. */
        DisputePage: {
            items: components["schemas"]["Dispute"][];
            /** @description The cursor of the next page; null on the last. */
            next: string | null;
        };
        /** @description Somebody at the table, or an administrator. */
        DisputeSpeaker: {
            /** @description Null: an administrator. */
            seat: number | null;
            /** @description The name that they have now; null once their account is erased. */
            name: string | null;
        };
        /**
         * @description What has become of a dispute. `upheld`, `rejected`: an administrator has ruled. `withdrawn`: by whoever raised it.
         * @enum {string}
         */
        DisputeStatus: "open" | "upheld" | "rejected" | "withdrawn";
        /** @description The match ends with a result; one that is over is given another one. */
        EndRemedy: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "end";
            /** @description Every seat of the match once. */
            result: components["schemas"]["SeatVerdict"][];
        };
        /** @description The match is broken off, without a result. */
        EndTerms: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "end";
        };
        /** @description An entry of the journal, as you may see it: each once, in order. */
        EntryEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "entry";
            /** @description Come back with it as `Last-Event-ID`, and what came after is told first. */
            id: string;
            data: components["schemas"]["StoryEntry"];
        };
        /** @description An entry of a journal, and how it came about. */
        EntryInFull: {
            /** Format: uuid */
            match: string;
            /** @description As whom it was seen. */
            viewer: components["schemas"]["Viewer"];
            entry: components["schemas"]["SeenEntry"];
            /** @description What happened, a sentence each, in your language. */
            says: string[];
            /** @description The version before; null for the first. */
            previous: number | null;
            /** @description The version after; null for the newest. */
            next: number | null;
            /** @description What the seat was asked; null where no seat moved, or none was asked. */
            decision: components["schemas"]["AnsweredDecision"] | null;
            /** @description How long the seat took; null where it was asked nothing, or where a ruling moved in its name. */
            took: components["schemas"]["TimeTaken"] | null;
            /** @description What the seat could have done then. Null where no seat moved, and for whoever is neither that seat nor one who sees all. */
            choices: components["schemas"]["Choice"][] | null;
        };
        /** @description It is this very value. */
        EqualCondition: {
            /**
             * @description A JSON pointer (RFC 6901) into `view`, as your seat sees it then. It must be a place that there can be in views of this match; where it leads nowhere at that moment, nothing holds.
             * @example /seats/0/stock/franc
             */
            at: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            is: "equal";
            value: string | number | boolean | null;
        };
        /** @description Proof that it is you. */
        Erasure: {
            /**
             * @description Your password. It may be left out in the first 15 minutes of a session that began by a mailed link.
             * @example the packet boat sails at nine
             */
            password?: string;
        };
        /** @description What to fill in: its value goes into the move under its `name`. */
        Field: components["schemas"]["OneOfField"] | components["schemas"]["SomeOfField"] | components["schemas"]["CountField"] | components["schemas"]["OrderField"] | components["schemas"]["GoodsField"] | components["schemas"]["PaymentField"] | components["schemas"]["PlaceField"];
        /** @description The first thing that is wrong with a journal. */
        FirstFault: {
            /** @enum {string} */
            check: "header" | "chain" | "hashes" | "head" | "kept" | "seed" | "keys" | "schemas" | "judged" | "result";
            /** @description Null: the journal as a whole. */
            version: number | null;
            detail: string;
        };
        /** @description An entry that there would be, in words. */
        ForetoldEntry: {
            /** @enum {string} */
            kind: "opened" | "moved" | "resigned" | "aborted" | "taken-back" | "replaced" | "frozen" | "thawed" | "rewound" | "corrected" | "ruled" | "new-rules";
            /** @description In your language. */
            says: string[];
        };
        /** @description What a ruling would do. Nothing is stored. */
        ForetoldRuling: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            outcome: "foretold";
            /** Format: uuid */
            match: string;
            /** @description The version that the ruling was tried on. */
            version: number;
            /** @description What would be entered into the journal. */
            entries: components["schemas"]["ForetoldEntry"][];
            /** @description The position after that in words, with all that is hidden in it. */
            position: string[];
            /** @description Whom the match would wait for: nobody where it would be over, or where it is stopped. */
            waitsFor: components["schemas"]["AskedThen"][];
            /** @description Whether something would be drawn then: that and what comes after it is not told. */
            stopped: boolean;
        };
        /** @description Whether a match is to stand still because of a dispute, and why. */
        Freezing: {
            /** @description Whether the match is to stand still because of this dispute. */
            frozen: boolean;
            /**
             * @description Why, in words that everybody who may see the match reads.
             * @example Nothing that is played now would stay as it is.
             */
            reason: string;
        };
        /** @description The usual opening of a game; what is drawn then is drawn. */
        FromGame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "game";
            /**
             * @description The id of the game.
             * @enum {string}
             */
            game: "le-havre" | "havana" | "hamlet";
            /** @description How many play. */
            seats: number;
            /**
             * @description As `schemas.options` of `GET /v1/games/{game}` says; what is left out takes its default.
             * @default {}
             */
            options?: {
                [key: string]: unknown;
            };
        };
        /** @description A version of a match. While it goes on, as your seat or else a spectator may know it: what is hidden from you is redealt, as it may be. When it is over, as it was. */
        FromMatch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "match";
            /**
             * Format: uuid
             * @description A match that has started and that you may see.
             */
            match: string;
            /** @description Without it, the newest. */
            version?: number;
        };
        /** @description A position that was exported, or set up by hand. */
        FromPosition: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "position";
            position: components["schemas"]["Position"];
        };
        /** @description A copy of a study that somebody shares: its moves and names too. */
        FromShared: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "shared";
            /**
             * Format: base64url
             * @description The token of a link to a study.
             */
            token: string;
        };
        /** @description A game: its schemas, and where its components come from. */
        Game: {
            /** @description Its name in addresses and moves. */
            id: string;
            /** @description In your language. */
            title: string;
            /** @description How many can play. */
            seats: {
                min: number;
                max: number;
            };
            /**
             * @description How far its making has come.
             * @enum {string}
             */
            stage: "alpha" | "beta" | "production";
            /** @description The version of its rules. */
            rules: number;
            /** @description The version of its component tables. */
            data: number;
            /** @description Where the components’ numbers come from, and how sure that is. */
            provenance: components["schemas"]["Provenance"][];
            /** @description What the game asks of players, by kind. */
            questions: components["schemas"]["QuestionKind"][];
            /** @description What a match of it may agree on for deadlines that pass. */
            late: components["schemas"]["Late"][];
            schemas: {
                /** @description A JSON Schema, draft 2020-12. */
                options: {
                    [key: string]: unknown;
                };
                /** @description A JSON Schema, draft 2020-12. */
                moves: {
                    [key: string]: unknown;
                };
                /** @description A JSON Schema, draft 2020-12. */
                events: {
                    [key: string]: unknown;
                };
                /** @description A JSON Schema, draft 2020-12. */
                views: {
                    [key: string]: unknown;
                };
                /** @description Of the state in a position file: a JSON Schema, draft 2020-12. */
                states: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description The games there are. */
        GameList: {
            items: components["schemas"]["GameSummary"][];
        };
        /** @description What the ended matches of a game add up to, by how many played. */
        GameStatistics: {
            game: string;
            items: components["schemas"]["Statistics"][];
        };
        /** @description A game, in short. */
        GameSummary: {
            /** @description Its name in addresses and moves. */
            id: string;
            /** @description In your language. */
            title: string;
            /** @description How many can play. */
            seats: {
                min: number;
                max: number;
            };
            /**
             * @description How far its making has come.
             * @enum {string}
             */
            stage: "alpha" | "beta" | "production";
            /** @description The version of its rules. */
            rules: number;
            /** @description The version of its component tables. */
            data: number;
        };
        /** @description A good, and how many of it may be named. */
        GoodRange: {
            good: string;
            noun: components["schemas"]["Noun"];
            max: number;
        };
        /** @description How many of each good, as `{ "white": 2 }`, from `min` to `max` in all. Goods of which none are meant are left out. */
        GoodsField: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "goods";
            name: string;
            goods: components["schemas"]["GoodRange"][];
            min: number;
            max: number;
        };
        HamletBegMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "beg";
            villager?: components["schemas"]["HamletTileId"];
        };
        /** @description What is printed on the pieces of this match. */
        HamletBox: {
            church: components["schemas"]["HamletChurch"];
            market: components["schemas"]["HamletMarket"];
            townHall: components["schemas"]["HamletTownHall"];
            sources: {
                woodcutter: components["schemas"]["HamletSource"];
                quarry: components["schemas"]["HamletSource"];
                farm: components["schemas"]["HamletSource"];
                "barn-opposite": components["schemas"]["HamletSource"];
                "barn-bent": components["schemas"]["HamletSource"];
            };
            refineries: {
                sawmill: components["schemas"]["HamletRefinery"];
                stonemason: components["schemas"]["HamletRefinery"];
                "dairy-farm": components["schemas"]["HamletRefinery"];
                "flour-mill": components["schemas"]["HamletRefinery"];
                "master-stonemason": components["schemas"]["HamletRefinery"];
                "lumber-mill": components["schemas"]["HamletRefinery"];
                windmill: components["schemas"]["HamletRefinery"];
                "dairy-estate": components["schemas"]["HamletRefinery"];
            };
            landmarks: {
                shrine: components["schemas"]["HamletLandmark"];
                "trade-post": components["schemas"]["HamletLandmark"];
                "pond-forest": components["schemas"]["HamletLandmark"];
                "pond-mountain": components["schemas"]["HamletLandmark"];
                "woodland-small": components["schemas"]["HamletLandmark"];
                "mountain-range-small": components["schemas"]["HamletLandmark"];
                warehouse: components["schemas"]["HamletLandmark"];
                stables: components["schemas"]["HamletLandmark"];
                "outpost-1": components["schemas"]["HamletLandmark"];
                "outpost-2": components["schemas"]["HamletLandmark"];
                smithy: components["schemas"]["HamletLandmark"];
                "mountain-range-large": components["schemas"]["HamletLandmark"];
                square: components["schemas"]["HamletLandmark"];
                monument: components["schemas"]["HamletLandmark"];
                tavern: components["schemas"]["HamletLandmark"];
                "woodland-large": components["schemas"]["HamletLandmark"];
            };
            sales: {
                [key: string]: components["schemas"]["HamletSaleToken"];
            };
        };
        HamletBuildMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "build";
            tile: components["schemas"]["HamletTileId"];
            /** @description The building on which the villager stands. */
            at: components["schemas"]["HamletTileId"];
            place: components["schemas"]["Place"];
            pay?: components["schemas"]["HamletPayment"];
            villager?: components["schemas"]["HamletTileId"];
        };
        /** @description The church, on the side for this number of players. */
        HamletChurch: {
            /** @constant */
            kind: "church";
            /** @description The directions of the segments, counter-clockwise from the lowest, then leftmost corner. */
            outline: string;
            /** @description The type of each segment in the same order: road, forest or mountain. */
            segments: string;
            slots: {
                [key: string]: components["schemas"]["HamletSlot"];
            };
        };
        /** @description What building a tile costs. */
        HamletCost: {
            goods: components["schemas"]["HamletGoods"];
            coins: number;
        };
        HamletDeliverMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deliver";
            /** @enum {string} */
            slot: "milk-brick" | "coins" | "planks-flour" | "raw" | "refined";
            pay?: components["schemas"]["HamletPayment"];
            villager?: components["schemas"]["HamletTileId"];
        };
        HamletDriveMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "drive";
            /** @description How many donkeys go from where to where: `{ "church>farm": 1 }`. */
            steps: {
                [key: string]: number;
            };
        };
        /** @description What a landmark scores at the end. */
        HamletEndScore: {
            /** @constant */
            for: "deliveries";
            each: number;
        } | {
            /** @constant */
            for: "sales";
            each: number;
        } | {
            /** @constant */
            for: "own-roads";
            each: number;
        } | {
            /** @constant */
            for: "donkeys";
            each: number;
        } | {
            /** @constant */
            for: "coins";
            each: number;
            atMost: number;
        } | {
            /** @constant */
            for: "village";
            each: number;
        } | {
            /** @constant */
            for: "way-to-church";
            each: number;
        } | {
            /** @constant */
            for: "longest-road";
            each: number;
        } | {
            /** @constant */
            for: "same-segments";
            each: number;
        } | {
            /** @constant */
            for: "printed-roads";
            each: number;
        } | {
            /** @constant */
            for: "forests";
            each: number;
        } | {
            /** @constant */
            for: "mountains";
            each: number;
        };
        HamletEndTurnMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "end-turn";
        };
        HamletGatherMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "gather";
            /** @enum {string} */
            at: "woodcutter" | "quarry" | "farm" | "barn-opposite" | "barn-bent";
            goods?: components["schemas"]["HamletRawGoods"];
            villager?: components["schemas"]["HamletTileId"];
        };
        /** @description Goods; a kind of which there are none is left out. */
        HamletGoods: {
            wood?: number;
            stone?: number;
            wheat?: number;
            planks?: number;
            brick?: number;
            milk?: number;
            flour?: number;
        };
        /** @description A tile that scores for who built it. */
        HamletLandmark: {
            /** @constant */
            kind: "landmark";
            /** @description The directions of the segments, counter-clockwise from the lowest, then leftmost corner. */
            outline: string;
            /** @description The type of each segment in the same order: road, forest or mountain. */
            segments: string;
            cost: components["schemas"]["HamletCost"];
            /** @description Victory points for building it. */
            vp: number;
            stack: ("planks" | "brick" | "milk" | "flour") | null;
            score: components["schemas"]["HamletEndScore"];
        };
        /** @description The market, on the side for this number of players. */
        HamletMarket: {
            /** @constant */
            kind: "market";
            /** @description The directions of the segments, counter-clockwise from the lowest, then leftmost corner. */
            outline: string;
            /** @description The type of each segment in the same order: road, forest or mountain. */
            segments: string;
            prices: {
                raw: number;
                refined: number;
            };
        };
        HamletMove: components["schemas"]["HamletGatherMove"] | components["schemas"]["HamletRefineMove"] | components["schemas"]["HamletTownHallMove"] | components["schemas"]["HamletSellMove"] | components["schemas"]["HamletDeliverMove"] | components["schemas"]["HamletBegMove"] | components["schemas"]["HamletBuildMove"] | components["schemas"]["HamletRoadMove"] | components["schemas"]["HamletDriveMove"] | components["schemas"]["HamletEndTurnMove"];
        HamletOptions: {
            /**
             * @description How the first tiles lie around the church: as in a first game, or one of the forty legal ways, drawn.
             * @default first-game
             * @enum {string}
             */
            layout: "first-game" | "drawn";
            /**
             * @description Whether two tiles that another player’s road joins may be joined by an own one as well.
             * @default false
             */
            parallelRoads: boolean;
            /**
             * @description Whether the longest road must not pass the church, which never counts for it.
             * @default false
             */
            churchBreaksLongestRoad: boolean;
            /**
             * @description The round after which the match ends, with or without a church.
             * @default 40
             */
            roundLimit: number;
        };
        HamletOptionsInput: {
            /**
             * @description How the first tiles lie around the church: as in a first game, or one of the forty legal ways, drawn.
             * @default first-game
             * @enum {string}
             */
            layout?: "first-game" | "drawn";
            /**
             * @description Whether two tiles that another player’s road joins may be joined by an own one as well.
             * @default false
             */
            parallelRoads?: boolean;
            /**
             * @description Whether the longest road must not pass the church, which never counts for it.
             * @default false
             */
            churchBreaksLongestRoad?: boolean;
            /**
             * @description The round after which the match ends, with or without a church.
             * @default 40
             */
            roundLimit?: number;
        };
        HamletOverPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "over";
            result: components["schemas"]["HamletResult"];
        };
        /** @description How many units come from which origin, as a payment field names them. */
        HamletPayment: {
            [key: string]: number;
        };
        /** @description Where play stands. */
        HamletPhase: components["schemas"]["HamletSetupPhase"] | components["schemas"]["HamletTurnPhase"] | components["schemas"]["HamletTurnOverPhase"] | components["schemas"]["HamletOverPhase"];
        /** @description A point of the triangular lattice. It lies at x = q + r / 2 and y = r × √3 / 2, y upwards, in lengths of a segment. */
        HamletPoint: {
            q: number;
            r: number;
        };
        /** @description Raw goods; a kind of which there are none is left out. */
        HamletRawGoods: {
            wood?: number;
            stone?: number;
            wheat?: number;
        };
        HamletRefineMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "refine";
            /** @enum {string} */
            at: "sawmill" | "stonemason" | "dairy-farm" | "flour-mill" | "master-stonemason" | "lumber-mill" | "windmill" | "dairy-estate";
            number: number;
            pay?: components["schemas"]["HamletPayment"];
            villager?: components["schemas"]["HamletTileId"];
        };
        /** @description Where a raw good becomes a refined one. */
        HamletRefinery: {
            /** @constant */
            kind: "refinery";
            /** @description The directions of the segments, counter-clockwise from the lowest, then leftmost corner. */
            outline: string;
            /** @description The type of each segment in the same order: road, forest or mountain. */
            segments: string;
            cost: components["schemas"]["HamletCost"];
            /** @description Victory points for building it. */
            vp: number;
            stack: ("planks" | "brick" | "milk" | "flour") | null;
            /** @enum {string} */
            from: "wood" | "stone" | "wheat";
            /** @enum {string} */
            makes: "planks" | "brick" | "milk" | "flour";
            slots: number;
            /** @description To the maker, when somebody uses a good; twice as much for high quality. */
            reward: components["schemas"]["HamletReward"];
        };
        /** @description How a match of Hamlet ended. */
        HamletResult: {
            /** @enum {string} */
            reason: "church" | "round-limit" | "forfeit";
            seats: {
                seat: number;
                place: number;
                points: number;
                lines: {
                    /** @enum {string} */
                    label: "goods" | "buildings" | "deliveries" | "sales" | "chaplain" | "sacristan" | "merchant" | "landscaper" | "landmarks" | "roads" | "longest-road" | "coins";
                    points: number;
                }[];
            }[];
        };
        /** @description Coins and victory points that somebody gets. */
        HamletReward: {
            coins: number;
            vp: number;
        };
        HamletRoadMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "road";
            /** @enum {string} */
            kind: "path" | "bridge";
            /** @description The building on which the villager stands. */
            at: components["schemas"]["HamletTileId"];
            /** @description The segment of that building on which the road lies. */
            segment: number;
            pay?: components["schemas"]["HamletPayment"];
            villager?: components["schemas"]["HamletTileId"];
        };
        /** @description A sale: its level, the goods it asks for, and what it brings. */
        HamletSaleToken: {
            level: number;
            goods: components["schemas"]["HamletGoods"];
            reward: components["schemas"]["HamletReward"];
        };
        /** @description Points scored so far, by what they were scored for. */
        HamletScored: {
            goods: number;
            buildings: number;
            deliveries: number;
            sales: number;
        };
        /** @description A building, and where to draw it. */
        HamletSeenBuilding: {
            tile: components["schemas"]["HamletTileId"];
            place: components["schemas"]["Place"];
            /** @description Its outline, counter-clockwise. Segment i goes from corner i to the next; its type is in the box. */
            corners: components["schemas"]["HamletPoint"][];
            /** @description Whether roads join it to the church: only then does it belong to the village. */
            connected: boolean;
        };
        /** @description A path or a bridge, and where to draw it. */
        HamletSeenRoad: {
            seat: number;
            from: components["schemas"]["HamletTileId"];
            segment: number;
            to: components["schemas"]["HamletTileId"];
            /** @enum {string} */
            kind: "path" | "bridge";
            /** @description The ends of the segment that it crosses. */
            between: components["schemas"]["HamletPoint"][];
        };
        /** @description What a player has, and the points scored so far. */
        HamletSeenSeat: {
            coins: number;
            scored: components["schemas"]["HamletScored"];
            /** @description In hand, for everybody to see. */
            blueprints: components["schemas"]["HamletTileId"][];
            villagers: components["schemas"]["HamletVillager"][];
            /** @description Where each donkey stands. */
            donkeys: components["schemas"]["HamletTileId"][];
            /** @description The sale tokens taken. */
            sales: components["schemas"]["HamletTokenId"][];
            /** @description Whether the seat was given up. */
            left: boolean;
            /** @description Scored so far; more comes at the end. */
            points: number;
            /** @description Road tokens that are not on the board. */
            roadsLeft: number;
        };
        HamletSellMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "sell";
            token: components["schemas"]["HamletTokenId"];
            pay?: components["schemas"]["HamletPayment"];
            villager?: components["schemas"]["HamletTileId"];
        };
        HamletSetupPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "setup";
        };
        /** @description A delivery slot: so many goods of the kinds named, in any mix, or coins. */
        HamletSlot: {
            of: ("wood" | "stone" | "wheat" | "planks" | "brick" | "milk" | "flour")[];
            number: number;
            coins: number;
            vp: number;
        };
        /** @description Where raw goods grow. */
        HamletSource: {
            /** @constant */
            kind: "source";
            /** @description The directions of the segments, counter-clockwise from the lowest, then leftmost corner. */
            outline: string;
            /** @description The type of each segment in the same order: road, forest or mountain. */
            segments: string;
            cost: components["schemas"]["HamletCost"];
            /** @description Victory points for building it. */
            vp: number;
            /** @description Its stack; null where it lies on the table from the start. */
            stack: ("planks" | "brick" | "milk" | "flour") | null;
            /** @description What grows here; of several, any mix. */
            goods: ("wood" | "stone" | "wheat")[];
            slots: number;
            /** @description How many of its goods lie on it at the start. */
            startsWith: number;
            /** @description For filling its empty slots. */
            reward: components["schemas"]["HamletReward"];
        };
        HamletStudyPosition: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "hamlet";
            /** @description 0: the first position. */
            node: number;
            /** @description The node it follows; null for the first position. */
            parent: number | null;
            /** @description As whom this is seen: without asking for somebody, as one who sees all. */
            viewer: components["schemas"]["Viewer"];
            /** @description The position in words, in your language. */
            says: string[];
            /** @description Who would have to decide what; empty where the match would be over. */
            waitsFor: components["schemas"]["AskedInStudy"][];
            /** @description How the match would have ended; null where it goes on. */
            result: components["schemas"]["Result"] | null;
            view: components["schemas"]["HamletView"];
        };
        /**
         * @description A tile.
         * @enum {string}
         */
        HamletTileId: "church" | "market" | "town-hall" | "woodcutter" | "quarry" | "farm" | "barn-opposite" | "barn-bent" | "sawmill" | "stonemason" | "dairy-farm" | "flour-mill" | "master-stonemason" | "lumber-mill" | "windmill" | "dairy-estate" | "shrine" | "trade-post" | "pond-forest" | "pond-mountain" | "woodland-small" | "mountain-range-small" | "warehouse" | "stables" | "outpost-1" | "outpost-2" | "smithy" | "mountain-range-large" | "square" | "monument" | "tavern" | "woodland-large";
        /** @description A sale token. */
        HamletTokenId: string;
        /** @description The town hall. */
        HamletTownHall: {
            /** @constant */
            kind: "town-hall";
            /** @description The directions of the segments, counter-clockwise from the lowest, then leftmost corner. */
            outline: string;
            /** @description The type of each segment in the same order: road, forest or mountain. */
            segments: string;
        };
        HamletTownHallMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "town-hall";
            blueprint?: components["schemas"]["HamletTileId"];
            villagers: number;
            donkeys: {
                [key: string]: number;
            };
            villager?: components["schemas"]["HamletTileId"];
        };
        /** @description The turn of this seat is over; the next one follows by itself. */
        HamletTurnOverPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "turn-over";
            seat: number;
        };
        HamletTurnPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "turn";
            seat: number;
            /** @description Whether the donkeys have had their step in this turn. */
            driven: boolean;
        };
        HamletView: {
            rules: number;
            options: components["schemas"]["HamletOptions"];
            box: components["schemas"]["HamletBox"];
            round: number;
            phase: components["schemas"]["HamletPhase"];
            /** @description The buildings, in the order in which they were placed. */
            village: components["schemas"]["HamletSeenBuilding"][];
            /** @description The raw goods on each source that is placed. */
            sources: {
                [key: string]: components["schemas"]["HamletRawGoods"];
            };
            /** @description Whose refined goods lie on each refinery that is placed. */
            refineries: {
                [key: string]: number[];
            };
            /** @description Whose flag each landmark that is placed carries. */
            flags: {
                [key: string]: number;
            };
            roads: components["schemas"]["HamletSeenRoad"][];
            /** @description Who filled which delivery slot of the church. */
            deliveries: {
                [key: string]: number;
            };
            /** @description Who took which milestone. */
            milestones: {
                [key: string]: number;
            };
            /** @description The blueprints to be had, from the one that is free to the dearest, with the coins on them. */
            row: {
                tile: components["schemas"]["HamletTileId"];
                coins: number;
            }[];
            /** @description The blueprints that may be drawn, in no order. */
            bag: components["schemas"]["HamletTileId"][];
            /** @description Blueprints that come into the bag later. */
            stacks: {
                [key: string]: components["schemas"]["HamletTileId"][];
            };
            /** @description The sale tokens that lie open. */
            offers: components["schemas"]["HamletTokenId"][];
            /** @description Sale tokens that were not seen yet; some of them are out of the match. */
            unseen: components["schemas"]["HamletTokenId"][];
            /** @description The levels of the sale tokens still to come, the next one first. */
            toCome: number[];
            seats: components["schemas"]["HamletSeenSeat"][];
        };
        HamletViewBody: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "hamlet";
            /** Format: uuid */
            match: string;
            version: number;
            /** @description As whom this was seen: a seat, a spectator, or one from whom nothing is hidden. */
            viewer: components["schemas"]["Viewer"];
            /** @description The position in words, in your language. */
            says: string[];
            /** @description Whom the match waited for at this version. */
            waitsFor: components["schemas"]["Asked"][];
            head: components["schemas"]["SignedHead"];
            view: components["schemas"]["HamletView"];
        };
        /** @description Where a villager stands, and whether it can still be activated in this turn. */
        HamletVillager: {
            at: components["schemas"]["HamletTileId"];
            ready: boolean;
        };
        /**
         * @example {
         *       "game": "hamlet",
         *       "seats": 4
         *     }
         */
        HamletWish: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "hamlet";
            /** @description How many play. */
            seats: number;
            /**
             * @default {
             *       "kind": "hours",
             *       "hours": 72
             *     }
             */
            pace?: components["schemas"]["Pace"];
            /** @default wait */
            late?: components["schemas"]["Late"];
            /**
             * @description The language people write in at this table; null: any.
             * @default null
             */
            language?: ("en" | "fr" | "ru" | "es") | null;
            /**
             * @description Whether the result counts for ratings.
             * @default true
             */
            rated?: boolean;
        };
        /**
         * @description An action card.
         * @enum {string}
         */
        HavanaActionCard: "siesta" | "guardaespaldas" | "mendigo" | "reciclaje" | "ruina" | "escombros" | "obreros" | "arquitecto" | "ladron" | "receptador" | "contrabando" | "empresario" | "mama";
        HavanaArquitectoMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "arquitecto";
        };
        HavanaBuildMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "build";
            building: components["schemas"]["HavanaBuildingId"];
            pay?: components["schemas"]["HavanaCounts"];
        };
        /** @description What a building card shows: its points, its cost, and whether it needs the architect. */
        HavanaBuilding: {
            vp: number;
            cost: components["schemas"]["HavanaCounts"];
            architect: boolean;
        };
        /** @description A building card. */
        HavanaBuildingId: string;
        HavanaContrabandoMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "contrabando";
            /** @enum {string} */
            take?: "white" | "yellow" | "green" | "red" | "rubble";
        };
        /** @description Pieces of any kind; a kind of which there are none is left out. */
        HavanaCounts: {
            white?: number;
            yellow?: number;
            green?: number;
            red?: number;
            rubble?: number;
            pesos?: number;
            workers?: number;
        };
        HavanaEmpresarioMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "empresario";
        };
        HavanaEndTurnMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "end-turn";
        };
        HavanaEscombrosMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "escombros";
        };
        HavanaGuardaespaldasMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "guardaespaldas";
        };
        HavanaLadronMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ladron";
            victim?: number;
        };
        HavanaMamaMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mama";
            bricks?: {
                white?: number;
                yellow?: number;
                green?: number;
                red?: number;
            };
        };
        HavanaMendigoMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "mendigo";
        };
        HavanaMove: components["schemas"]["HavanaOpenMove"] | components["schemas"]["HavanaSiestaMove"] | components["schemas"]["HavanaGuardaespaldasMove"] | components["schemas"]["HavanaMendigoMove"] | components["schemas"]["HavanaReciclajeMove"] | components["schemas"]["HavanaRuinaMove"] | components["schemas"]["HavanaEscombrosMove"] | components["schemas"]["HavanaObrerosMove"] | components["schemas"]["HavanaArquitectoMove"] | components["schemas"]["HavanaLadronMove"] | components["schemas"]["HavanaReceptadorMove"] | components["schemas"]["HavanaContrabandoMove"] | components["schemas"]["HavanaEmpresarioMove"] | components["schemas"]["HavanaMamaMove"] | components["schemas"]["HavanaBuildMove"] | components["schemas"]["HavanaEndTurnMove"] | components["schemas"]["HavanaReplaceMove"];
        HavanaObrerosMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "obreros";
        };
        HavanaOpenMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "open";
            cards: components["schemas"]["HavanaActionCard"][];
        };
        HavanaOpeningPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "opening";
        };
        HavanaOptions: {
            /**
             * @description How many building cards: 34 as the Russian rulebook says, or 36 as the English one does.
             * @default 34
             */
            buildings: 34 | 36;
            /**
             * @description Whether the sixty coins of the box are all there are, or pesos never run out.
             * @default limited
             * @enum {string}
             */
            coins: "limited" | "unlimited";
            /**
             * @description Whether 18 rounds with an empty bag and without a construction end the match.
             * @default true
             */
            stallLimit: boolean;
        };
        HavanaOptionsInput: {
            /**
             * @description How many building cards: 34 as the Russian rulebook says, or 36 as the English one does.
             * @default 34
             */
            buildings?: 34 | 36;
            /**
             * @description Whether the sixty coins of the box are all there are, or pesos never run out.
             * @default limited
             * @enum {string}
             */
            coins?: "limited" | "unlimited";
            /**
             * @description Whether 18 rounds with an empty bag and without a construction end the match.
             * @default true
             */
            stallLimit?: boolean;
        };
        HavanaOverPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "over";
            result: components["schemas"]["HavanaResult"];
        };
        /** @description Where the round stands. */
        HavanaPhase: components["schemas"]["HavanaSetupPhase"] | components["schemas"]["HavanaOpeningPhase"] | components["schemas"]["HavanaTurnsPhase"] | components["schemas"]["HavanaSupplyPhase"] | components["schemas"]["HavanaReplacementPhase"] | components["schemas"]["HavanaOverPhase"];
        /** @description What lies in one place: how many of every kind. */
        HavanaPieces: {
            white: number;
            yellow: number;
            green: number;
            red: number;
            rubble: number;
            pesos: number;
            workers: number;
        };
        HavanaReceptadorMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "receptador";
            victim?: number;
            bricks?: {
                white?: number;
                yellow?: number;
                green?: number;
                red?: number;
                rubble?: number;
            };
        };
        HavanaReciclajeMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "reciclaje";
            give?: components["schemas"]["HavanaActionCard"];
            take?: components["schemas"]["HavanaActionCard"];
        };
        HavanaReplaceMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "replace";
            drop: components["schemas"]["HavanaActionCard"];
            play: components["schemas"]["HavanaActionCard"];
        };
        HavanaReplacementPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "replacement";
            queue: number[];
        };
        /** @description How a match of Havana ended. */
        HavanaResult: {
            /** @enum {string} */
            reason: "goal" | "no-buildings" | "no-bricks" | "stalled" | "forfeit";
            seats: {
                seat: number;
                place: number;
                points: number;
                lines: {
                    /** @enum {string} */
                    label: "buildings";
                    points: number;
                }[];
            }[];
        };
        HavanaRuinaMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ruina";
            building?: components["schemas"]["HavanaBuildingId"];
        };
        /** @description A player’s place at the table. */
        HavanaSeat: {
            table: components["schemas"]["HavanaActionCard"][];
            handCount: number;
            discardCount: number;
            /** @description Cards that lie face down in front of the player, to be revealed. */
            laidCount: number;
            /** @description What everybody knows to be in hand. A card that was laid face down is still listed. */
            knownHand: components["schemas"]["HavanaActionCard"][];
            /** @description What everybody knows to be discarded. */
            knownDiscard: components["schemas"]["HavanaActionCard"][];
            /** @description In hand or discarded: after Reciclaje the others cannot know. */
            unsure: components["schemas"]["HavanaActionCard"][];
            /** @description The exact cards, for who may see them. */
            secret: components["schemas"]["HavanaSecret"] | null;
            pieces: components["schemas"]["HavanaPieces"];
            built: components["schemas"]["HavanaBuildingId"][];
            vp: number;
            /** @description Whether the seat was given up. */
            left: boolean;
        };
        /** @description The cards a player keeps to themselves. */
        HavanaSecret: {
            hand: components["schemas"]["HavanaActionCard"][];
            discard: components["schemas"]["HavanaActionCard"][];
            laid: components["schemas"]["HavanaActionCard"][];
        };
        HavanaSetupPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "setup";
        };
        HavanaSiestaMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "siesta";
        };
        HavanaStudyPosition: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "havana";
            /** @description 0: the first position. */
            node: number;
            /** @description The node it follows; null for the first position. */
            parent: number | null;
            /** @description As whom this is seen: without asking for somebody, as one who sees all. */
            viewer: components["schemas"]["Viewer"];
            /** @description The position in words, in your language. */
            says: string[];
            /** @description Who would have to decide what; empty where the match would be over. */
            waitsFor: components["schemas"]["AskedInStudy"][];
            /** @description How the match would have ended; null where it goes on. */
            result: components["schemas"]["Result"] | null;
            view: components["schemas"]["HavanaView"];
        };
        HavanaSupplyPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "supply";
        };
        HavanaTurnsPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "turns";
            /** @description Who still has a turn in this round; the first is at turn, the others may be robbed. */
            queue: number[];
            /** @description What the seat at turn has carried out. */
            carriedOut: components["schemas"]["HavanaActionCard"][];
            /** @description What anybody has carried out in this round. */
            played: components["schemas"]["HavanaActionCard"][];
            /** @description Whether a building was removed in this round. */
            demolished: boolean;
            /** @description How many pieces the seat at turn is about to draw from the bag. */
            drawing: number;
        };
        HavanaView: {
            rules: number;
            options: components["schemas"]["HavanaOptions"];
            /** @description The building cards this match is played with. */
            buildings: {
                [key: string]: components["schemas"]["HavanaBuilding"];
            };
            round: number;
            phase: components["schemas"]["HavanaPhase"];
            /** @description The seats in this round's order of play. */
            order: number[];
            /** @description The last tie-break of initiative, drawn at set-up. */
            youngestFirst: number[];
            rows: {
                upper: components["schemas"]["HavanaBuildingId"][];
                lower: components["schemas"]["HavanaBuildingId"][];
            };
            /** @description The visible card on top of the building stack. */
            top: components["schemas"]["HavanaBuildingId"] | null;
            /** @description What lies below it, in no order. */
            stack: components["schemas"]["HavanaBuildingId"][];
            /** @description Buildings in the box. */
            demolished: components["schemas"]["HavanaBuildingId"][];
            /** @description The resource card. */
            card: components["schemas"]["HavanaPieces"];
            reserve: components["schemas"]["HavanaPieces"];
            bag: components["schemas"]["HavanaPieces"];
            box: components["schemas"]["HavanaPieces"];
            /** @description Rounds begun with an empty bag since the last construction. */
            quiet: number;
            goal: number;
            seats: components["schemas"]["HavanaSeat"][];
        };
        HavanaViewBody: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "havana";
            /** Format: uuid */
            match: string;
            version: number;
            /** @description As whom this was seen: a seat, a spectator, or one from whom nothing is hidden. */
            viewer: components["schemas"]["Viewer"];
            /** @description The position in words, in your language. */
            says: string[];
            /** @description Whom the match waited for at this version. */
            waitsFor: components["schemas"]["Asked"][];
            head: components["schemas"]["SignedHead"];
            view: components["schemas"]["HavanaView"];
        };
        /**
         * @example {
         *       "game": "havana",
         *       "seats": 4
         *     }
         */
        HavanaWish: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "havana";
            /** @description How many play. */
            seats: number;
            /**
             * @default {
             *       "kind": "hours",
             *       "hours": 72
             *     }
             */
            pace?: components["schemas"]["Pace"];
            /** @default wait */
            late?: components["schemas"]["LateWithoutUsual"];
            /**
             * @description The language people write in at this table; null: any.
             * @default null
             */
            language?: ("en" | "fr" | "ru" | "es") | null;
            /**
             * @description Whether the result counts for ratings.
             * @default true
             */
            rated?: boolean;
        };
        /** @description All is well. */
        Health: {
            /** @constant */
            status: "ok";
        };
        /** @description A part that you may not see. */
        HiddenPart: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "hidden";
            /** @description Stands for the part in the hash of the entry, and tells nothing of it. */
            commitment: string;
        };
        /** @description Why it is hidden. */
        Hiding: {
            /**
             * @description Why, in words that its author will read.
             * @example Insults are not welcome here.
             */
            reason: string;
        };
        /** @description The hours you keep in all your matches: when your clocks stand still, in your own time zone. */
        Hours: {
            night: {
                /**
                 * @description What clocks show.
                 * @example 22:00
                 */
                from: string;
                /**
                 * @description What clocks show.
                 * @example 22:00
                 */
                until: string;
            } | null;
            /** @description Days of the week on which the clock stands still: Monday is 1, Sunday is 7. Not all of them. */
            restDays: number[];
            /** @description In any order; they may overlap. */
            vacations: {
                /** Format: date */
                from: string;
                /** Format: date */
                until: string;
            }[];
            /** @description Whether a week of vacation is taken by itself where a deadline would be missed. */
            vacationsByThemselves: boolean;
            /** @description So many of your waking hours before a deadline a mail reminds you of it: never in your night, on a rest day or in a vacation; null: never at all. */
            remindHours: number | null;
        };
        /** @description What is to change of the hours you keep; what is left out stays as it is. */
        HoursChange: {
            night?: {
                /**
                 * @description What clocks show.
                 * @example 22:00
                 */
                from: string;
                /**
                 * @description What clocks show.
                 * @example 22:00
                 */
                until: string;
            } | null;
            /** @description Days of the week on which the clock stands still: Monday is 1, Sunday is 7. Not all of them. */
            restDays?: number[];
            /** @description In any order; they may overlap. */
            vacations?: {
                /** Format: date */
                from: string;
                /** Format: date */
                until: string;
            }[];
            /** @description Whether a week of vacation is taken by itself where a deadline would be missed. */
            vacationsByThemselves?: boolean;
            /** @description So many of your waking hours before a deadline a mail reminds you of it: never in your night, on a rest day or in a vacation; null: never at all. */
            remindHours?: number | null;
        };
        /** @description So many hours for each decision. */
        HoursPace: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "hours";
            hours: number;
        };
        /** @description A match that was played elsewhere, or here before, as a journal file. */
        Import: {
            file: components["schemas"]["JournalFileInput"];
            /** @description The public key of the server that signed the file (SPKI in PEM), from a source you trust; without it, the file must be signed by this server. */
            publicKey?: string;
        };
        /** @description An invitation to hand on. */
        InvitationLink: {
            /** @description What lets its holder in. */
            token: string;
            /**
             * Format: uri
             * @description A page that shows the match to anybody who has this link. The token is in it.
             */
            link: string;
        };
        /** @description A mail is on its way. */
        Invited: {
            /** @constant */
            invited: true;
        };
        /** @description Both may be left out. */
        Joining: {
            /**
             * @description What you add to the dice, up to 32 bytes in hexadecimal.
             * @default
             */
            entropy?: string;
            /**
             * Format: base64url
             * @description The token of an invitation.
             */
            invitation?: string;
        };
        /** @description Entries of a journal, in order. */
        Journal: {
            /** Format: uuid */
            match: string;
            items: components["schemas"]["StoryEntry"][];
            /** @description The newest; ask again from the last of the items where that is older. */
            version: number;
            head: components["schemas"]["SignedHead"];
        };
        /** @description A match for export: its entries as one viewer may see them, and all that is needed to check them. */
        JournalFile: {
            /** @constant */
            format: "paquebot-journal/1";
            /**
             * Format: uuid
             * @description The id of the match.
             */
            match: string;
            /** @description The id of its game. */
            game: string;
            /** @description The version of the rules it was opened with. */
            rules: number;
            /** @description The version of the component tables it was opened with. */
            data: number;
            /** @description The options of its game, complete. */
            options: unknown;
            /**
             * @description Whether lots were drawn for the seats.
             * @enum {string}
             */
            seating: "shuffled" | "as-joined";
            /** @description Who holds each seat, by random number. */
            participants: string[];
            /** @description SHA-256 of the seed, published before anybody joined. */
            commitment: string;
            /** @description The secret seed of the match, once it is over. */
            seed: string | null;
            /**
             * @description The seeds it was given since: by each it goes on from a version at which it was reopened. Once it is over.
             * @default []
             */
            later: {
                since: number;
                seed: string;
            }[];
            /** @description The result on record; null as long as the match goes on, or where it was broken off. */
            result?: {
                reason: string;
                seats: {
                    seat: number;
                    place: number;
                    points: number;
                    lines: {
                        label: string;
                        points: number;
                    }[];
                }[];
            } | null;
            /**
             * @description Everybody whom the journal names: who joined, in that order, then who came for somebody else.
             * @default []
             */
            players: components["schemas"]["NamedPlayer"][];
            /** @description The journal from its first entry on. */
            entries: components["schemas"]["SeenEntry"][];
            /** @description The server’s signed word that the journal ends so; null: nobody gave it. */
            head: components["schemas"]["SignedHead"] | null;
            /** @description The key that the head was signed with: Ed25519, SPKI in PEM. */
            publicKey: string | null;
        };
        /** @description A match for export: its entries as one viewer may see them, and all that is needed to check them. */
        JournalFileInput: {
            /** @constant */
            format: "paquebot-journal/1";
            /**
             * Format: uuid
             * @description The id of the match.
             */
            match: string;
            /** @description The id of its game. */
            game: string;
            /** @description The version of the rules it was opened with. */
            rules: number;
            /** @description The version of the component tables it was opened with. */
            data: number;
            /** @description The options of its game, complete. */
            options: unknown;
            /**
             * @description Whether lots were drawn for the seats.
             * @enum {string}
             */
            seating: "shuffled" | "as-joined";
            /** @description Who holds each seat, by random number. */
            participants: string[];
            /** @description SHA-256 of the seed, published before anybody joined. */
            commitment: string;
            /** @description The secret seed of the match, once it is over. */
            seed: string | null;
            /**
             * @description The seeds it was given since: by each it goes on from a version at which it was reopened. Once it is over.
             * @default []
             */
            later?: {
                since: number;
                seed: string;
            }[];
            /** @description The result on record; null as long as the match goes on, or where it was broken off. */
            result?: {
                reason: string;
                seats: {
                    seat: number;
                    place: number;
                    points: number;
                    lines: {
                        label: string;
                        points: number;
                    }[];
                }[];
            } | null;
            /**
             * @description Everybody whom the journal names: who joined, in that order, then who came for somebody else.
             * @default []
             */
            players?: components["schemas"]["NamedPlayer"][];
            /** @description The journal from its first entry on. */
            entries: components["schemas"]["SeenEntry"][];
            /** @description The server’s signed word that the journal ends so; null: nobody gave it. */
            head: components["schemas"]["SignedHead"] | null;
            /** @description The key that the head was signed with: Ed25519, SPKI in PEM. */
            publicKey: string | null;
        };
        /** @description A JSON Schema, draft 2020-12. */
        JournalFileSchema: {
            [key: string]: unknown;
        };
        /** @description The hours you keep, and what is left of your vacation. */
        KeptHours: {
            night: {
                /**
                 * @description What clocks show.
                 * @example 22:00
                 */
                from: string;
                /**
                 * @description What clocks show.
                 * @example 22:00
                 */
                until: string;
            } | null;
            /** @description Days of the week on which the clock stands still: Monday is 1, Sunday is 7. Not all of them. */
            restDays: number[];
            /** @description In any order; they may overlap. */
            vacations: {
                /** Format: date */
                from: string;
                /** Format: date */
                until: string;
            }[];
            /** @description Whether a week of vacation is taken by itself where a deadline would be missed. */
            vacationsByThemselves: boolean;
            /** @description So many of your waking hours before a deadline a mail reminds you of it: never in your night, on a rest day or in a vacation; null: never at all. */
            remindHours: number | null;
            /** @description Your account’s time zone. */
            timeZone: string;
            /** @description In how many hours of a week your clocks run: at least twenty. */
            hoursAWeek: number;
            /** @description Days of vacation that are left in this calendar year. */
            vacationDaysLeft: number;
        };
        /**
         * @description What happens when a deadline has passed. `wait`: everybody is told, and the match waits. `usual`: the game’s usual answer is given; to a question that has none, the match waits (`GET /v1/games/{game}` names them). `bot`: a bot makes this decision. `substitute`: everybody is told, and the seat is open to a substitute; where nobody has taken it after three days, a bot plays on.
         * @enum {string}
         */
        Late: "wait" | "usual" | "bot" | "substitute";
        /**
         * @description What happens when a deadline has passed, in a game that has no usual answer to any question: see `Late`.
         * @enum {string}
         */
        LateWithoutUsual: "wait" | "bot" | "substitute";
        /** @description A seed that a match was given when a ruling reopened it. */
        LaterSeed: {
            /** @description The version from which on it counts. */
            since: number;
            /** @description SHA-256 of it, as that version commits to it. */
            commitment: string;
            /** @description It, once the match is over. */
            seed: string | null;
        };
        LeHavreBuyMove: {
            /** @constant */
            type: "buy";
            /** @enum {string} */
            building: "building-firm-1" | "building-firm-2" | "construction-firm" | "marketplace" | "sawmill" | "fishery" | "joinery" | "bakehouse" | "hardware-store" | "charcoal-kiln" | "smokehouse" | "abattoir" | "clay-mound" | "arts-centre" | "wharf-12" | "black-market" | "brickworks" | "local-court" | "colliery" | "wharf-17" | "shipping-line" | "grocery-market" | "tannery" | "business-office" | "ironworks" | "steel-mill" | "storehouse" | "cokery" | "dock" | "bridge-over-the-seine" | "town-hall" | "bank" | "church" | "labour-exchange" | "bakery" | "baguette-shop" | "farm" | "clothing-industry" | "iron-mine-and-coal-seam" | "fish-market" | "fish-restaurant" | "fishpond-and-wood" | "forest-hut" | "plant-nursery" | "business-park" | "guildhouse" | "harbour-watch" | "smelter" | "diner" | "hunting-lodge" | "coal-trader" | "patisserie" | "furriery" | "leather-industry" | "kiln" | "luxury-yacht" | "feedlot" | "masons-guild" | "furniture-factory" | "town-square" | "tavern" | "haulage-firm" | "schnaps-distillery" | "steelworks" | "steakhouse" | "wind-farm" | "brick-manufacturer" | "zoo" | "workers-cottages" | "dunny" | "football-stadium" | "construction-site" | "logging-camp" | "ms-dagmar" | "pawnbrokers" | "pirates-lair" | "junkyard" | "dive-bar" | "picket-line" | "tobacco-factory" | "cattle-drive" | "wooden-crane" | "lumber-mill" | "main-station" | "hotel" | "fur-factory" | "wainwrights" | "fishermans-hut" | "soup-kitchen" | "cattle-market" | "brick-trader" | "clay-company" | "smelting-furnace" | "flea-market" | "inn" | "cannery-row" | "hides-trader" | "fur-industry" | "department-of-agriculture" | "department-of-economics" | "stockmarket" | "souvenir-shop" | "wreckers" | "blast-furnace" | "biofuel-facility" | "ranch" | "trading-firm" | "trafficking-spot" | "major-corporation" | "emporium" | "cobblers" | "rattletrap-car" | "wholesale-bakery" | "toy-fair";
        };
        LeHavreBuyShipMove: {
            /** @constant */
            type: "buy-ship";
            /** @enum {string} */
            shipType: "wooden" | "iron" | "steel" | "luxury";
        };
        LeHavreConstructMove: {
            /** @constant */
            type: "construct";
            /** @enum {string} */
            build: "building-firm-1" | "building-firm-2" | "construction-firm" | "marketplace" | "sawmill" | "fishery" | "joinery" | "bakehouse" | "hardware-store" | "charcoal-kiln" | "smokehouse" | "abattoir" | "clay-mound" | "arts-centre" | "wharf-12" | "black-market" | "brickworks" | "local-court" | "colliery" | "wharf-17" | "shipping-line" | "grocery-market" | "tannery" | "business-office" | "ironworks" | "steel-mill" | "storehouse" | "cokery" | "dock" | "bridge-over-the-seine" | "town-hall" | "bank" | "church" | "labour-exchange" | "bakery" | "baguette-shop" | "farm" | "clothing-industry" | "iron-mine-and-coal-seam" | "fish-market" | "fish-restaurant" | "fishpond-and-wood" | "forest-hut" | "plant-nursery" | "business-park" | "guildhouse" | "harbour-watch" | "smelter" | "diner" | "hunting-lodge" | "coal-trader" | "patisserie" | "furriery" | "leather-industry" | "kiln" | "luxury-yacht" | "feedlot" | "masons-guild" | "furniture-factory" | "town-square" | "tavern" | "haulage-firm" | "schnaps-distillery" | "steelworks" | "steakhouse" | "wind-farm" | "brick-manufacturer" | "zoo" | "workers-cottages" | "dunny" | "football-stadium" | "construction-site" | "logging-camp" | "ms-dagmar" | "pawnbrokers" | "pirates-lair" | "junkyard" | "dive-bar" | "picket-line" | "tobacco-factory" | "cattle-drive" | "wooden-crane" | "lumber-mill" | "main-station" | "hotel" | "fur-factory" | "wainwrights" | "fishermans-hut" | "soup-kitchen" | "cattle-market" | "brick-trader" | "clay-company" | "smelting-furnace" | "flea-market" | "inn" | "cannery-row" | "hides-trader" | "fur-industry" | "department-of-agriculture" | "department-of-economics" | "stockmarket" | "souvenir-shop" | "wreckers" | "blast-furnace" | "biofuel-facility" | "ranch" | "trading-firm" | "trafficking-spot" | "major-corporation" | "emporium" | "cobblers" | "rattletrap-car" | "wholesale-bakery" | "toy-fair";
            /** @enum {string} */
            woodFor?: "fish" | "wood" | "clay" | "iron" | "grain" | "cattle" | "coal" | "hides" | "smoked-fish" | "charcoal" | "brick" | "steel" | "bread" | "meat" | "coke" | "leather";
            materials?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        };
        /** @description Goods and francs; a kind of which there are none is left out. */
        LeHavreCounts: {
            fish?: number;
            wood?: number;
            clay?: number;
            iron?: number;
            grain?: number;
            cattle?: number;
            coal?: number;
            hides?: number;
            "smoked-fish"?: number;
            charcoal?: number;
            brick?: number;
            steel?: number;
            bread?: number;
            meat?: number;
            coke?: number;
            leather?: number;
            franc?: number;
        };
        LeHavreEndTurnMove: {
            /** @constant */
            type: "end-turn";
            /** @constant */
            stay?: true;
        };
        LeHavreFeedMove: {
            /** @constant */
            type: "feed";
            pay?: components["schemas"]["LeHavreCounts"];
        };
        LeHavreFeedingPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "feeding";
            /** @description Who still has to pay, and how much food. */
            owing: {
                seat: number;
                food: number;
            }[];
            /** @description Who was asked and has not answered yet; left out where nobody was. Since rules 2. */
            asked?: number[];
        };
        LeHavreMove: components["schemas"]["LeHavreTakeOfferMove"] | ({
            /** @constant */
            type: "enter";
            /** @constant */
            building: "building-firm-1";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            /** @enum {string} */
            build: "building-firm-1" | "building-firm-2" | "construction-firm" | "marketplace" | "sawmill" | "fishery" | "joinery" | "bakehouse" | "hardware-store" | "charcoal-kiln" | "smokehouse" | "abattoir" | "clay-mound" | "arts-centre" | "wharf-12" | "black-market" | "brickworks" | "local-court" | "colliery" | "wharf-17" | "shipping-line" | "grocery-market" | "tannery" | "business-office" | "ironworks" | "steel-mill" | "storehouse" | "cokery" | "dock" | "bridge-over-the-seine" | "town-hall" | "bank" | "church" | "labour-exchange" | "bakery" | "baguette-shop" | "farm" | "clothing-industry" | "iron-mine-and-coal-seam" | "fish-market" | "fish-restaurant" | "fishpond-and-wood" | "forest-hut" | "plant-nursery" | "business-park" | "guildhouse" | "harbour-watch" | "smelter" | "diner" | "hunting-lodge" | "coal-trader" | "patisserie" | "furriery" | "leather-industry" | "kiln" | "luxury-yacht" | "feedlot" | "masons-guild" | "furniture-factory" | "town-square" | "tavern" | "haulage-firm" | "schnaps-distillery" | "steelworks" | "steakhouse" | "wind-farm" | "brick-manufacturer" | "zoo" | "workers-cottages" | "dunny" | "football-stadium" | "construction-site" | "logging-camp" | "ms-dagmar" | "pawnbrokers" | "pirates-lair" | "junkyard" | "dive-bar" | "picket-line" | "tobacco-factory" | "cattle-drive" | "wooden-crane" | "lumber-mill" | "main-station" | "hotel" | "fur-factory" | "wainwrights" | "fishermans-hut" | "soup-kitchen" | "cattle-market" | "brick-trader" | "clay-company" | "smelting-furnace" | "flea-market" | "inn" | "cannery-row" | "hides-trader" | "fur-industry" | "department-of-agriculture" | "department-of-economics" | "stockmarket" | "souvenir-shop" | "wreckers" | "blast-furnace" | "biofuel-facility" | "ranch" | "trading-firm" | "trafficking-spot" | "major-corporation" | "emporium" | "cobblers" | "rattletrap-car" | "wholesale-bakery" | "toy-fair";
            /** @enum {string} */
            woodFor?: "fish" | "wood" | "clay" | "iron" | "grain" | "cattle" | "coal" | "hides" | "smoked-fish" | "charcoal" | "brick" | "steel" | "bread" | "meat" | "coke" | "leather";
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "building-firm-2";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            /** @enum {string} */
            build: "building-firm-1" | "building-firm-2" | "construction-firm" | "marketplace" | "sawmill" | "fishery" | "joinery" | "bakehouse" | "hardware-store" | "charcoal-kiln" | "smokehouse" | "abattoir" | "clay-mound" | "arts-centre" | "wharf-12" | "black-market" | "brickworks" | "local-court" | "colliery" | "wharf-17" | "shipping-line" | "grocery-market" | "tannery" | "business-office" | "ironworks" | "steel-mill" | "storehouse" | "cokery" | "dock" | "bridge-over-the-seine" | "town-hall" | "bank" | "church" | "labour-exchange" | "bakery" | "baguette-shop" | "farm" | "clothing-industry" | "iron-mine-and-coal-seam" | "fish-market" | "fish-restaurant" | "fishpond-and-wood" | "forest-hut" | "plant-nursery" | "business-park" | "guildhouse" | "harbour-watch" | "smelter" | "diner" | "hunting-lodge" | "coal-trader" | "patisserie" | "furriery" | "leather-industry" | "kiln" | "luxury-yacht" | "feedlot" | "masons-guild" | "furniture-factory" | "town-square" | "tavern" | "haulage-firm" | "schnaps-distillery" | "steelworks" | "steakhouse" | "wind-farm" | "brick-manufacturer" | "zoo" | "workers-cottages" | "dunny" | "football-stadium" | "construction-site" | "logging-camp" | "ms-dagmar" | "pawnbrokers" | "pirates-lair" | "junkyard" | "dive-bar" | "picket-line" | "tobacco-factory" | "cattle-drive" | "wooden-crane" | "lumber-mill" | "main-station" | "hotel" | "fur-factory" | "wainwrights" | "fishermans-hut" | "soup-kitchen" | "cattle-market" | "brick-trader" | "clay-company" | "smelting-furnace" | "flea-market" | "inn" | "cannery-row" | "hides-trader" | "fur-industry" | "department-of-agriculture" | "department-of-economics" | "stockmarket" | "souvenir-shop" | "wreckers" | "blast-furnace" | "biofuel-facility" | "ranch" | "trading-firm" | "trafficking-spot" | "major-corporation" | "emporium" | "cobblers" | "rattletrap-car" | "wholesale-bakery" | "toy-fair";
            /** @enum {string} */
            woodFor?: "fish" | "wood" | "clay" | "iron" | "grain" | "cattle" | "coal" | "hides" | "smoked-fish" | "charcoal" | "brick" | "steel" | "bread" | "meat" | "coke" | "leather";
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "construction-firm";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            /** @enum {string} */
            build: "building-firm-1" | "building-firm-2" | "construction-firm" | "marketplace" | "sawmill" | "fishery" | "joinery" | "bakehouse" | "hardware-store" | "charcoal-kiln" | "smokehouse" | "abattoir" | "clay-mound" | "arts-centre" | "wharf-12" | "black-market" | "brickworks" | "local-court" | "colliery" | "wharf-17" | "shipping-line" | "grocery-market" | "tannery" | "business-office" | "ironworks" | "steel-mill" | "storehouse" | "cokery" | "dock" | "bridge-over-the-seine" | "town-hall" | "bank" | "church" | "labour-exchange" | "bakery" | "baguette-shop" | "farm" | "clothing-industry" | "iron-mine-and-coal-seam" | "fish-market" | "fish-restaurant" | "fishpond-and-wood" | "forest-hut" | "plant-nursery" | "business-park" | "guildhouse" | "harbour-watch" | "smelter" | "diner" | "hunting-lodge" | "coal-trader" | "patisserie" | "furriery" | "leather-industry" | "kiln" | "luxury-yacht" | "feedlot" | "masons-guild" | "furniture-factory" | "town-square" | "tavern" | "haulage-firm" | "schnaps-distillery" | "steelworks" | "steakhouse" | "wind-farm" | "brick-manufacturer" | "zoo" | "workers-cottages" | "dunny" | "football-stadium" | "construction-site" | "logging-camp" | "ms-dagmar" | "pawnbrokers" | "pirates-lair" | "junkyard" | "dive-bar" | "picket-line" | "tobacco-factory" | "cattle-drive" | "wooden-crane" | "lumber-mill" | "main-station" | "hotel" | "fur-factory" | "wainwrights" | "fishermans-hut" | "soup-kitchen" | "cattle-market" | "brick-trader" | "clay-company" | "smelting-furnace" | "flea-market" | "inn" | "cannery-row" | "hides-trader" | "fur-industry" | "department-of-agriculture" | "department-of-economics" | "stockmarket" | "souvenir-shop" | "wreckers" | "blast-furnace" | "biofuel-facility" | "ranch" | "trading-firm" | "trafficking-spot" | "major-corporation" | "emporium" | "cobblers" | "rattletrap-car" | "wholesale-bakery" | "toy-fair";
            /** @enum {string} */
            woodFor?: "fish" | "wood" | "clay" | "iron" | "grain" | "cattle" | "coal" | "hides" | "smoked-fish" | "charcoal" | "brick" | "steel" | "bread" | "meat" | "coke" | "leather";
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "marketplace";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            goods: ("fish" | "wood" | "clay" | "iron" | "grain" | "cattle" | "coal" | "hides" | "smoked-fish" | "charcoal" | "brick" | "steel" | "bread" | "meat" | "coke" | "leather")[];
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "sawmill";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            /** @enum {string} */
            build: "building-firm-1" | "building-firm-2" | "construction-firm" | "marketplace" | "sawmill" | "fishery" | "joinery" | "bakehouse" | "hardware-store" | "charcoal-kiln" | "smokehouse" | "abattoir" | "clay-mound" | "arts-centre" | "wharf-12" | "black-market" | "brickworks" | "local-court" | "colliery" | "wharf-17" | "shipping-line" | "grocery-market" | "tannery" | "business-office" | "ironworks" | "steel-mill" | "storehouse" | "cokery" | "dock" | "bridge-over-the-seine" | "town-hall" | "bank" | "church" | "labour-exchange" | "bakery" | "baguette-shop" | "farm" | "clothing-industry" | "iron-mine-and-coal-seam" | "fish-market" | "fish-restaurant" | "fishpond-and-wood" | "forest-hut" | "plant-nursery" | "business-park" | "guildhouse" | "harbour-watch" | "smelter" | "diner" | "hunting-lodge" | "coal-trader" | "patisserie" | "furriery" | "leather-industry" | "kiln" | "luxury-yacht" | "feedlot" | "masons-guild" | "furniture-factory" | "town-square" | "tavern" | "haulage-firm" | "schnaps-distillery" | "steelworks" | "steakhouse" | "wind-farm" | "brick-manufacturer" | "zoo" | "workers-cottages" | "dunny" | "football-stadium" | "construction-site" | "logging-camp" | "ms-dagmar" | "pawnbrokers" | "pirates-lair" | "junkyard" | "dive-bar" | "picket-line" | "tobacco-factory" | "cattle-drive" | "wooden-crane" | "lumber-mill" | "main-station" | "hotel" | "fur-factory" | "wainwrights" | "fishermans-hut" | "soup-kitchen" | "cattle-market" | "brick-trader" | "clay-company" | "smelting-furnace" | "flea-market" | "inn" | "cannery-row" | "hides-trader" | "fur-industry" | "department-of-agriculture" | "department-of-economics" | "stockmarket" | "souvenir-shop" | "wreckers" | "blast-furnace" | "biofuel-facility" | "ranch" | "trading-firm" | "trafficking-spot" | "major-corporation" | "emporium" | "cobblers" | "rattletrap-car" | "wholesale-bakery" | "toy-fair";
            /** @enum {string} */
            woodFor?: "fish" | "wood" | "clay" | "iron" | "grain" | "cattle" | "coal" | "hides" | "smoked-fish" | "charcoal" | "brick" | "steel" | "bread" | "meat" | "coke" | "leather";
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "fishery";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "joinery";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            wood: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "bakehouse";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "hardware-store";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "charcoal-kiln";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "smokehouse";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "abattoir";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "clay-mound";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "arts-centre";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "wharf-12";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            /** @enum {string} */
            shipType?: "wooden" | "iron" | "steel" | "luxury";
            /** @enum {string} */
            exchange?: "apolline" | "blanche" | "dina" | "lucie" | "noemi" | "cherbourg" | "ophelie" | "boulogne" | "salomee" | "saint-malo" | "dunkerque" | "triest" | "caen" | "bremerhaven" | "calais" | "amsterdam" | "lissabon" | "ms-susanne" | "ms-doris" | "ms-andrea";
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "black-market";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "brickworks";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "local-court";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            returns: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "colliery";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "wharf-17";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            /** @enum {string} */
            shipType?: "wooden" | "iron" | "steel" | "luxury";
            /** @enum {string} */
            exchange?: "apolline" | "blanche" | "dina" | "lucie" | "noemi" | "cherbourg" | "ophelie" | "boulogne" | "salomee" | "saint-malo" | "dunkerque" | "triest" | "caen" | "bremerhaven" | "calais" | "amsterdam" | "lissabon" | "ms-susanne" | "ms-doris" | "ms-andrea";
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "shipping-line";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            ships: {
                wooden?: number;
                iron?: number;
                steel?: number;
            };
            goods: {
                fish?: number;
                wood?: number;
                clay?: number;
                iron?: number;
                grain?: number;
                cattle?: number;
                coal?: number;
                hides?: number;
                "smoked-fish"?: number;
                charcoal?: number;
                brick?: number;
                steel?: number;
                bread?: number;
                meat?: number;
                coke?: number;
                leather?: number;
            };
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "grocery-market";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "tannery";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "business-office";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            forSteel?: {
                fish?: number;
                wood?: number;
                clay?: number;
                iron?: number;
                grain?: number;
                cattle?: number;
                coal?: number;
                hides?: number;
                "smoked-fish"?: number;
                charcoal?: number;
                brick?: number;
                steel?: number;
                bread?: number;
                meat?: number;
                coke?: number;
                leather?: number;
            };
            forCharcoal?: {
                fish?: number;
                wood?: number;
                clay?: number;
                iron?: number;
                grain?: number;
                cattle?: number;
                coal?: number;
                hides?: number;
                "smoked-fish"?: number;
                charcoal?: number;
                brick?: number;
                steel?: number;
                bread?: number;
                meat?: number;
                coke?: number;
                leather?: number;
            };
            forLeather?: {
                fish?: number;
                wood?: number;
                clay?: number;
                iron?: number;
                grain?: number;
                cattle?: number;
                coal?: number;
                hides?: number;
                "smoked-fish"?: number;
                charcoal?: number;
                brick?: number;
                steel?: number;
                bread?: number;
                meat?: number;
                coke?: number;
                leather?: number;
            };
            forBrick?: {
                fish?: number;
                wood?: number;
                clay?: number;
                iron?: number;
                grain?: number;
                cattle?: number;
                coal?: number;
                hides?: number;
                "smoked-fish"?: number;
                charcoal?: number;
                brick?: number;
                steel?: number;
                bread?: number;
                meat?: number;
                coke?: number;
                leather?: number;
            };
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "ironworks";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            iron: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "steel-mill";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "storehouse";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "cokery";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "dock";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "bridge-over-the-seine";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            goods: {
                fish?: number;
                wood?: number;
                clay?: number;
                iron?: number;
                grain?: number;
                cattle?: number;
                coal?: number;
                hides?: number;
                "smoked-fish"?: number;
                charcoal?: number;
                brick?: number;
                steel?: number;
                bread?: number;
                meat?: number;
                coke?: number;
                leather?: number;
            };
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "town-hall";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "bank";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "church";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "labour-exchange";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "bakery";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "baguette-shop";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "farm";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "clothing-industry";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "iron-mine-and-coal-seam";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "fish-market";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "fish-restaurant";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "fishpond-and-wood";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "forest-hut";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "plant-nursery";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "business-park";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "guildhouse";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "harbour-watch";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            victim: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "smelter";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "diner";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "hunting-lodge";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "coal-trader";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            coal: number;
            charcoal: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "patisserie";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "furriery";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            hides?: number;
            leather?: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "leather-industry";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "kiln";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "luxury-yacht";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "feedlot";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "masons-guild";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "furniture-factory";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "town-square";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            goods: ("fish" | "wood" | "clay" | "iron" | "grain" | "cattle" | "coal" | "hides" | "smoked-fish" | "charcoal" | "brick" | "steel" | "bread" | "meat" | "coke" | "leather")[];
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "tavern";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "haulage-firm";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            /** @enum {string} */
            first: "franc" | "fish" | "wood" | "clay" | "iron" | "grain" | "cattle";
            /** @enum {string} */
            second: "franc" | "fish" | "wood" | "clay" | "iron" | "grain" | "cattle";
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "schnaps-distillery";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "steelworks";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "steakhouse";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "wind-farm";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "brick-manufacturer";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "zoo";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "workers-cottages";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "dunny";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "football-stadium";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "logging-camp";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "ms-dagmar";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "pawnbrokers";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            goods: {
                fish?: number;
                wood?: number;
                clay?: number;
                iron?: number;
                grain?: number;
                cattle?: number;
                coal?: number;
                hides?: number;
                "smoked-fish"?: number;
                charcoal?: number;
                brick?: number;
                steel?: number;
                bread?: number;
                meat?: number;
                coke?: number;
                leather?: number;
            };
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "pirates-lair";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "junkyard";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "tobacco-factory";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "cattle-drive";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "wooden-crane";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "lumber-mill";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "fur-factory";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "wainwrights";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "fishermans-hut";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "soup-kitchen";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "cattle-market";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            buy?: number;
            sell?: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "brick-trader";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            buy?: number;
            sell?: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "clay-company";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "smelting-furnace";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "flea-market";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            /** @enum {string} */
            offer: "franc" | "fish" | "wood" | "clay" | "iron" | "grain" | "cattle";
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "inn";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            fish?: number;
            meat?: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "cannery-row";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            "smoked-fish"?: number;
            meat?: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "hides-trader";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "fur-industry";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "department-of-agriculture";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "department-of-economics";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "stockmarket";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "souvenir-shop";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "wreckers";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "blast-furnace";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "biofuel-facility";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "trading-firm";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            give: {
                fish?: number;
                wood?: number;
                clay?: number;
                iron?: number;
                grain?: number;
                cattle?: number;
                coal?: number;
                hides?: number;
                "smoked-fish"?: number;
                charcoal?: number;
                brick?: number;
                steel?: number;
                bread?: number;
                meat?: number;
                coke?: number;
                leather?: number;
            };
            take: {
                fish?: number;
                wood?: number;
                clay?: number;
                iron?: number;
                grain?: number;
                cattle?: number;
                coal?: number;
                hides?: number;
                "smoked-fish"?: number;
                charcoal?: number;
                brick?: number;
                steel?: number;
                bread?: number;
                meat?: number;
                coke?: number;
                leather?: number;
            };
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "trafficking-spot";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            give: {
                fish?: number;
                wood?: number;
                clay?: number;
                iron?: number;
                grain?: number;
                cattle?: number;
                coal?: number;
                hides?: number;
                "smoked-fish"?: number;
                charcoal?: number;
                brick?: number;
                steel?: number;
                bread?: number;
                meat?: number;
                coke?: number;
                leather?: number;
            };
            take: {
                fish?: number;
                wood?: number;
                clay?: number;
                iron?: number;
                grain?: number;
                cattle?: number;
                coal?: number;
                hides?: number;
                "smoked-fish"?: number;
                charcoal?: number;
                brick?: number;
                steel?: number;
                bread?: number;
                meat?: number;
                coke?: number;
                leather?: number;
            };
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "major-corporation";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            /** @constant */
            steel?: 1;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "emporium";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            goods: {
                fish?: number;
                wood?: number;
                clay?: number;
                iron?: number;
                grain?: number;
                cattle?: number;
                coal?: number;
                hides?: number;
                "smoked-fish"?: number;
                charcoal?: number;
                brick?: number;
                steel?: number;
                bread?: number;
                meat?: number;
                coke?: number;
                leather?: number;
            };
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "cobblers";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "rattletrap-car";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "wholesale-bakery";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            times: number;
        } | {
            /** @constant */
            type: "enter";
            /** @constant */
            building: "toy-fair";
            fee?: components["schemas"]["LeHavreCounts"];
            materials?: components["schemas"]["LeHavreCounts"];
            energy?: components["schemas"]["LeHavreCounts"];
            food?: components["schemas"]["LeHavreCounts"];
            /** @constant */
            stay?: true;
            goods: ("fish" | "wood" | "clay" | "iron" | "grain" | "cattle" | "coal" | "hides" | "smoked-fish" | "charcoal" | "brick" | "steel" | "bread" | "meat" | "coke" | "leather")[];
        }) | components["schemas"]["LeHavreConstructMove"] | components["schemas"]["LeHavreBuyMove"] | components["schemas"]["LeHavreBuyShipMove"] | components["schemas"]["LeHavreSellMove"] | components["schemas"]["LeHavreSellShipMove"] | components["schemas"]["LeHavreRepayMove"] | components["schemas"]["LeHavreRedeemMove"] | components["schemas"]["LeHavreSendHomeMove"] | components["schemas"]["LeHavreSupplyMove"] | components["schemas"]["LeHavreEndTurnMove"] | components["schemas"]["LeHavreFeedMove"] | components["schemas"]["LeHavrePayInterestMove"] | components["schemas"]["LeHavreOrderSpecialsMove"] | components["schemas"]["LeHavreStandingOrderMove"];
        LeHavreOptions: {
            /**
             * @description The full game, or the short one of the rulebook.
             * @default full
             * @enum {string}
             */
            length: "full" | "short";
            /**
             * @description Which special buildings may turn up in the full game.
             * @default base
             * @enum {string}
             */
            specials: "base" | "base+promos" | "base+promos+grand-hameau";
            /**
             * @description Editions differ in the last of the 36 special buildings.
             * @default workers-cottages
             * @enum {string}
             */
            thirtySixth: "workers-cottages" | "football-stadium";
            /**
             * @description Whether interest is two francs for a player who holds as many loans as there are players. Never alone.
             * @default false
             */
            twoFrancInterest: boolean;
            /**
             * @description Whether the piles are dealt again when the Black Market lies on top of one.
             * @default true
             */
            reshuffleBlackMarket: boolean;
            /**
             * @description Whether one player alone takes four goods at most in the Marketplace.
             * @default false
             */
            soloMarketplaceLimit: boolean;
        };
        LeHavreOptionsInput: {
            /**
             * @description The full game, or the short one of the rulebook.
             * @default full
             * @enum {string}
             */
            length?: "full" | "short";
            /**
             * @description Which special buildings may turn up in the full game.
             * @default base
             * @enum {string}
             */
            specials?: "base" | "base+promos" | "base+promos+grand-hameau";
            /**
             * @description Editions differ in the last of the 36 special buildings.
             * @default workers-cottages
             * @enum {string}
             */
            thirtySixth?: "workers-cottages" | "football-stadium";
            /**
             * @description Whether interest is two francs for a player who holds as many loans as there are players. Never alone.
             * @default false
             */
            twoFrancInterest?: boolean;
            /**
             * @description Whether the piles are dealt again when the Black Market lies on top of one.
             * @default true
             */
            reshuffleBlackMarket?: boolean;
            /**
             * @description Whether one player alone takes four goods at most in the Marketplace.
             * @default false
             */
            soloMarketplaceLimit?: boolean;
        };
        LeHavreOrderSpecialsMove: {
            /** @constant */
            type: "order-specials";
            /** @enum {string} */
            top: "building-firm-1" | "building-firm-2" | "construction-firm" | "marketplace" | "sawmill" | "fishery" | "joinery" | "bakehouse" | "hardware-store" | "charcoal-kiln" | "smokehouse" | "abattoir" | "clay-mound" | "arts-centre" | "wharf-12" | "black-market" | "brickworks" | "local-court" | "colliery" | "wharf-17" | "shipping-line" | "grocery-market" | "tannery" | "business-office" | "ironworks" | "steel-mill" | "storehouse" | "cokery" | "dock" | "bridge-over-the-seine" | "town-hall" | "bank" | "church" | "labour-exchange" | "bakery" | "baguette-shop" | "farm" | "clothing-industry" | "iron-mine-and-coal-seam" | "fish-market" | "fish-restaurant" | "fishpond-and-wood" | "forest-hut" | "plant-nursery" | "business-park" | "guildhouse" | "harbour-watch" | "smelter" | "diner" | "hunting-lodge" | "coal-trader" | "patisserie" | "furriery" | "leather-industry" | "kiln" | "luxury-yacht" | "feedlot" | "masons-guild" | "furniture-factory" | "town-square" | "tavern" | "haulage-firm" | "schnaps-distillery" | "steelworks" | "steakhouse" | "wind-farm" | "brick-manufacturer" | "zoo" | "workers-cottages" | "dunny" | "football-stadium" | "construction-site" | "logging-camp" | "ms-dagmar" | "pawnbrokers" | "pirates-lair" | "junkyard" | "dive-bar" | "picket-line" | "tobacco-factory" | "cattle-drive" | "wooden-crane" | "lumber-mill" | "main-station" | "hotel" | "fur-factory" | "wainwrights" | "fishermans-hut" | "soup-kitchen" | "cattle-market" | "brick-trader" | "clay-company" | "smelting-furnace" | "flea-market" | "inn" | "cannery-row" | "hides-trader" | "fur-industry" | "department-of-agriculture" | "department-of-economics" | "stockmarket" | "souvenir-shop" | "wreckers" | "blast-furnace" | "biofuel-facility" | "ranch" | "trading-firm" | "trafficking-spot" | "major-corporation" | "emporium" | "cobblers" | "rattletrap-car" | "wholesale-bakery" | "toy-fair";
        };
        LeHavreOverPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "over";
            result: components["schemas"]["LeHavreResult"];
        };
        LeHavrePayInterestMove: {
            /** @constant */
            type: "pay-interest";
        };
        /** @description Where the round stands. */
        LeHavrePhase: components["schemas"]["LeHavreSetupPhase"] | components["schemas"]["LeHavreTurnPhase"] | components["schemas"]["LeHavreTurnOverPhase"] | components["schemas"]["LeHavreFeedingPhase"] | components["schemas"]["LeHavreRoundEndPhase"] | components["schemas"]["LeHavreOverPhase"];
        LeHavreRedeemMove: {
            /** @constant */
            type: "redeem";
            /** @enum {string} */
            good: "fish" | "wood" | "clay" | "iron" | "grain" | "cattle" | "coal" | "hides" | "smoked-fish" | "charcoal" | "brick" | "steel" | "bread" | "meat" | "coke" | "leather";
        };
        LeHavreRepayMove: {
            /** @constant */
            type: "repay";
            loans: number;
        };
        /** @description How a match of Le Havre ended. */
        LeHavreResult: {
            /** @enum {string} */
            reason: "rounds" | "forfeit" | "alone-poor" | "alone-fair" | "alone-good" | "alone-excellent";
            seats: {
                seat: number;
                place: number;
                points: number;
                lines: {
                    /** @enum {string} */
                    label: "francs" | "buildings" | "ships" | "bonuses" | "loans";
                    points: number;
                }[];
            }[];
        };
        LeHavreRoundEndPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "round-end";
            /**
             * @description What comes next.
             * @enum {string}
             */
            next: "feeding" | "city" | "ship" | "round";
        };
        /** @description A player’s place at the table. */
        LeHavreSeat: {
            stock: components["schemas"]["LeHavreStock"];
            /** @description How many loans the player holds. */
            loans: number;
            /** @description The kinds of which one good is pawned, and not bought back. */
            pawned: ("fish" | "wood" | "clay" | "iron" | "grain" | "cattle" | "coal" | "hides" | "smoked-fish" | "charcoal" | "brick" | "steel" | "bread" | "meat" | "coke" | "leather")[];
            /** @description In the order in which they were got. */
            buildings: ("building-firm-1" | "building-firm-2" | "construction-firm" | "marketplace" | "sawmill" | "fishery" | "joinery" | "bakehouse" | "hardware-store" | "charcoal-kiln" | "smokehouse" | "abattoir" | "clay-mound" | "arts-centre" | "wharf-12" | "black-market" | "brickworks" | "local-court" | "colliery" | "wharf-17" | "shipping-line" | "grocery-market" | "tannery" | "business-office" | "ironworks" | "steel-mill" | "storehouse" | "cokery" | "dock" | "bridge-over-the-seine" | "town-hall" | "bank" | "church" | "labour-exchange" | "bakery" | "baguette-shop" | "farm" | "clothing-industry" | "iron-mine-and-coal-seam" | "fish-market" | "fish-restaurant" | "fishpond-and-wood" | "forest-hut" | "plant-nursery" | "business-park" | "guildhouse" | "harbour-watch" | "smelter" | "diner" | "hunting-lodge" | "coal-trader" | "patisserie" | "furriery" | "leather-industry" | "kiln" | "luxury-yacht" | "feedlot" | "masons-guild" | "furniture-factory" | "town-square" | "tavern" | "haulage-firm" | "schnaps-distillery" | "steelworks" | "steakhouse" | "wind-farm" | "brick-manufacturer" | "zoo" | "workers-cottages" | "dunny" | "football-stadium" | "construction-site" | "logging-camp" | "ms-dagmar" | "pawnbrokers" | "pirates-lair" | "junkyard" | "dive-bar" | "picket-line" | "tobacco-factory" | "cattle-drive" | "wooden-crane" | "lumber-mill" | "main-station" | "hotel" | "fur-factory" | "wainwrights" | "fishermans-hut" | "soup-kitchen" | "cattle-market" | "brick-trader" | "clay-company" | "smelting-furnace" | "flea-market" | "inn" | "cannery-row" | "hides-trader" | "fur-industry" | "department-of-agriculture" | "department-of-economics" | "stockmarket" | "souvenir-shop" | "wreckers" | "blast-furnace" | "biofuel-facility" | "ranch" | "trading-firm" | "trafficking-spot" | "major-corporation" | "emporium" | "cobblers" | "rattletrap-car" | "wholesale-bakery" | "toy-fair")[];
            /** @description The own ships. */
            ships: ("apolline" | "blanche" | "dina" | "lucie" | "noemi" | "cherbourg" | "ophelie" | "boulogne" | "salomee" | "saint-malo" | "dunkerque" | "triest" | "caen" | "bremerhaven" | "calais" | "amsterdam" | "lissabon" | "ms-susanne" | "ms-doris" | "ms-andrea")[];
            /** @description The building in which the person disc stands; none while it is at home. */
            disc: ("building-firm-1" | "building-firm-2" | "construction-firm" | "marketplace" | "sawmill" | "fishery" | "joinery" | "bakehouse" | "hardware-store" | "charcoal-kiln" | "smokehouse" | "abattoir" | "clay-mound" | "arts-centre" | "wharf-12" | "black-market" | "brickworks" | "local-court" | "colliery" | "wharf-17" | "shipping-line" | "grocery-market" | "tannery" | "business-office" | "ironworks" | "steel-mill" | "storehouse" | "cokery" | "dock" | "bridge-over-the-seine" | "town-hall" | "bank" | "church" | "labour-exchange" | "bakery" | "baguette-shop" | "farm" | "clothing-industry" | "iron-mine-and-coal-seam" | "fish-market" | "fish-restaurant" | "fishpond-and-wood" | "forest-hut" | "plant-nursery" | "business-park" | "guildhouse" | "harbour-watch" | "smelter" | "diner" | "hunting-lodge" | "coal-trader" | "patisserie" | "furriery" | "leather-industry" | "kiln" | "luxury-yacht" | "feedlot" | "masons-guild" | "furniture-factory" | "town-square" | "tavern" | "haulage-firm" | "schnaps-distillery" | "steelworks" | "steakhouse" | "wind-farm" | "brick-manufacturer" | "zoo" | "workers-cottages" | "dunny" | "football-stadium" | "construction-site" | "logging-camp" | "ms-dagmar" | "pawnbrokers" | "pirates-lair" | "junkyard" | "dive-bar" | "picket-line" | "tobacco-factory" | "cattle-drive" | "wooden-crane" | "lumber-mill" | "main-station" | "hotel" | "fur-factory" | "wainwrights" | "fishermans-hut" | "soup-kitchen" | "cattle-market" | "brick-trader" | "clay-company" | "smelting-furnace" | "flea-market" | "inn" | "cannery-row" | "hides-trader" | "fur-industry" | "department-of-agriculture" | "department-of-economics" | "stockmarket" | "souvenir-shop" | "wreckers" | "blast-furnace" | "biofuel-facility" | "ranch" | "trading-firm" | "trafficking-spot" | "major-corporation" | "emporium" | "cobblers" | "rattletrap-car" | "wholesale-bakery" | "toy-fair") | null;
            /**
             * @description Whether food is paid without a question; by rules 1 interest, too.
             * @enum {string}
             */
            feeding: "automatic" | "ask";
            /**
             * @description Whether interest is paid without a question. Since rules 2.
             * @enum {string}
             */
            interest?: "pay" | "ask";
            /** @description Whether the seat was given up. */
            left: boolean;
            /** @description The score, if the match ended now. */
            points: number;
            /** @description How much food the own ships bring at the end of a round. */
            feeds: number;
        };
        LeHavreSellMove: {
            /** @constant */
            type: "sell";
            /** @enum {string} */
            building: "building-firm-1" | "building-firm-2" | "construction-firm" | "marketplace" | "sawmill" | "fishery" | "joinery" | "bakehouse" | "hardware-store" | "charcoal-kiln" | "smokehouse" | "abattoir" | "clay-mound" | "arts-centre" | "wharf-12" | "black-market" | "brickworks" | "local-court" | "colliery" | "wharf-17" | "shipping-line" | "grocery-market" | "tannery" | "business-office" | "ironworks" | "steel-mill" | "storehouse" | "cokery" | "dock" | "bridge-over-the-seine" | "town-hall" | "bank" | "church" | "labour-exchange" | "bakery" | "baguette-shop" | "farm" | "clothing-industry" | "iron-mine-and-coal-seam" | "fish-market" | "fish-restaurant" | "fishpond-and-wood" | "forest-hut" | "plant-nursery" | "business-park" | "guildhouse" | "harbour-watch" | "smelter" | "diner" | "hunting-lodge" | "coal-trader" | "patisserie" | "furriery" | "leather-industry" | "kiln" | "luxury-yacht" | "feedlot" | "masons-guild" | "furniture-factory" | "town-square" | "tavern" | "haulage-firm" | "schnaps-distillery" | "steelworks" | "steakhouse" | "wind-farm" | "brick-manufacturer" | "zoo" | "workers-cottages" | "dunny" | "football-stadium" | "construction-site" | "logging-camp" | "ms-dagmar" | "pawnbrokers" | "pirates-lair" | "junkyard" | "dive-bar" | "picket-line" | "tobacco-factory" | "cattle-drive" | "wooden-crane" | "lumber-mill" | "main-station" | "hotel" | "fur-factory" | "wainwrights" | "fishermans-hut" | "soup-kitchen" | "cattle-market" | "brick-trader" | "clay-company" | "smelting-furnace" | "flea-market" | "inn" | "cannery-row" | "hides-trader" | "fur-industry" | "department-of-agriculture" | "department-of-economics" | "stockmarket" | "souvenir-shop" | "wreckers" | "blast-furnace" | "biofuel-facility" | "ranch" | "trading-firm" | "trafficking-spot" | "major-corporation" | "emporium" | "cobblers" | "rattletrap-car" | "wholesale-bakery" | "toy-fair";
        };
        LeHavreSellShipMove: {
            /** @constant */
            type: "sell-ship";
            /** @enum {string} */
            ship: "apolline" | "blanche" | "dina" | "lucie" | "noemi" | "cherbourg" | "ophelie" | "boulogne" | "salomee" | "saint-malo" | "dunkerque" | "triest" | "caen" | "bremerhaven" | "calais" | "amsterdam" | "lissabon" | "ms-susanne" | "ms-doris" | "ms-andrea";
        };
        LeHavreSendHomeMove: {
            /** @constant */
            type: "send-home";
            victim: number;
        };
        LeHavreSetupPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "setup";
        };
        /** @description The special buildings that lie face down, as far as one knows them. */
        LeHavreSpecials: {
            /** @description All that are not revealed; any of them may be among those laid out. */
            unrevealed: ("building-firm-1" | "building-firm-2" | "construction-firm" | "marketplace" | "sawmill" | "fishery" | "joinery" | "bakehouse" | "hardware-store" | "charcoal-kiln" | "smokehouse" | "abattoir" | "clay-mound" | "arts-centre" | "wharf-12" | "black-market" | "brickworks" | "local-court" | "colliery" | "wharf-17" | "shipping-line" | "grocery-market" | "tannery" | "business-office" | "ironworks" | "steel-mill" | "storehouse" | "cokery" | "dock" | "bridge-over-the-seine" | "town-hall" | "bank" | "church" | "labour-exchange" | "bakery" | "baguette-shop" | "farm" | "clothing-industry" | "iron-mine-and-coal-seam" | "fish-market" | "fish-restaurant" | "fishpond-and-wood" | "forest-hut" | "plant-nursery" | "business-park" | "guildhouse" | "harbour-watch" | "smelter" | "diner" | "hunting-lodge" | "coal-trader" | "patisserie" | "furriery" | "leather-industry" | "kiln" | "luxury-yacht" | "feedlot" | "masons-guild" | "furniture-factory" | "town-square" | "tavern" | "haulage-firm" | "schnaps-distillery" | "steelworks" | "steakhouse" | "wind-farm" | "brick-manufacturer" | "zoo" | "workers-cottages" | "dunny" | "football-stadium" | "construction-site" | "logging-camp" | "ms-dagmar" | "pawnbrokers" | "pirates-lair" | "junkyard" | "dive-bar" | "picket-line" | "tobacco-factory" | "cattle-drive" | "wooden-crane" | "lumber-mill" | "main-station" | "hotel" | "fur-factory" | "wainwrights" | "fishermans-hut" | "soup-kitchen" | "cattle-market" | "brick-trader" | "clay-company" | "smelting-furnace" | "flea-market" | "inn" | "cannery-row" | "hides-trader" | "fur-industry" | "department-of-agriculture" | "department-of-economics" | "stockmarket" | "souvenir-shop" | "wreckers" | "blast-furnace" | "biofuel-facility" | "ranch" | "trading-firm" | "trafficking-spot" | "major-corporation" | "emporium" | "cobblers" | "rattletrap-car" | "wholesale-bakery" | "toy-fair")[];
            /** @description How many of those on top somebody has looked at. */
            drawn: number;
            /** @description The seat of the viewer; null for somebody without one. */
            knownTo: number | null;
            /** @description Those among the drawn ones that the viewer knows. */
            seen: ("building-firm-1" | "building-firm-2" | "construction-firm" | "marketplace" | "sawmill" | "fishery" | "joinery" | "bakehouse" | "hardware-store" | "charcoal-kiln" | "smokehouse" | "abattoir" | "clay-mound" | "arts-centre" | "wharf-12" | "black-market" | "brickworks" | "local-court" | "colliery" | "wharf-17" | "shipping-line" | "grocery-market" | "tannery" | "business-office" | "ironworks" | "steel-mill" | "storehouse" | "cokery" | "dock" | "bridge-over-the-seine" | "town-hall" | "bank" | "church" | "labour-exchange" | "bakery" | "baguette-shop" | "farm" | "clothing-industry" | "iron-mine-and-coal-seam" | "fish-market" | "fish-restaurant" | "fishpond-and-wood" | "forest-hut" | "plant-nursery" | "business-park" | "guildhouse" | "harbour-watch" | "smelter" | "diner" | "hunting-lodge" | "coal-trader" | "patisserie" | "furriery" | "leather-industry" | "kiln" | "luxury-yacht" | "feedlot" | "masons-guild" | "furniture-factory" | "town-square" | "tavern" | "haulage-firm" | "schnaps-distillery" | "steelworks" | "steakhouse" | "wind-farm" | "brick-manufacturer" | "zoo" | "workers-cottages" | "dunny" | "football-stadium" | "construction-site" | "logging-camp" | "ms-dagmar" | "pawnbrokers" | "pirates-lair" | "junkyard" | "dive-bar" | "picket-line" | "tobacco-factory" | "cattle-drive" | "wooden-crane" | "lumber-mill" | "main-station" | "hotel" | "fur-factory" | "wainwrights" | "fishermans-hut" | "soup-kitchen" | "cattle-market" | "brick-trader" | "clay-company" | "smelting-furnace" | "flea-market" | "inn" | "cannery-row" | "hides-trader" | "fur-industry" | "department-of-agriculture" | "department-of-economics" | "stockmarket" | "souvenir-shop" | "wreckers" | "blast-furnace" | "biofuel-facility" | "ranch" | "trading-firm" | "trafficking-spot" | "major-corporation" | "emporium" | "cobblers" | "rattletrap-car" | "wholesale-bakery" | "toy-fair")[];
            /** @description Whether they lie on top in this order; if not, in any. */
            sure: boolean;
        };
        LeHavreStandingOrderMove: {
            /** @constant */
            type: "standing-order";
            /** @enum {string} */
            feeding: "automatic" | "ask";
            /**
             * @description Since rules 2, and then always.
             * @enum {string}
             */
            interest?: "pay" | "ask";
        };
        /** @description What a player has: how many of every good, and francs. */
        LeHavreStock: {
            fish: number;
            wood: number;
            clay: number;
            iron: number;
            grain: number;
            cattle: number;
            coal: number;
            hides: number;
            "smoked-fish": number;
            charcoal: number;
            brick: number;
            steel: number;
            bread: number;
            meat: number;
            coke: number;
            leather: number;
            franc: number;
        };
        LeHavreStudyPosition: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "le-havre";
            /** @description 0: the first position. */
            node: number;
            /** @description The node it follows; null for the first position. */
            parent: number | null;
            /** @description As whom this is seen: without asking for somebody, as one who sees all. */
            viewer: components["schemas"]["Viewer"];
            /** @description The position in words, in your language. */
            says: string[];
            /** @description Who would have to decide what; empty where the match would be over. */
            waitsFor: components["schemas"]["AskedInStudy"][];
            /** @description How the match would have ended; null where it goes on. */
            result: components["schemas"]["Result"] | null;
            view: components["schemas"]["LeHavreView"];
        };
        LeHavreSupplyMove: {
            /** @constant */
            type: "supply";
        };
        LeHavreTakeOfferMove: {
            /** @constant */
            type: "take-offer";
            /** @enum {string} */
            offer: "franc" | "fish" | "wood" | "clay" | "iron" | "grain" | "cattle";
            /** @constant */
            stay?: true;
        };
        LeHavreTurnOverPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "turn-over";
            /** @description In the final phase, whose actions are still to come; null before it. */
            final: number[] | null;
            /** @description In the final phase, who acted last. */
            acted?: number;
        };
        LeHavreTurnPhase: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            name: "turn";
            /** @description Whose turn it is. */
            seat: number;
            /**
             * @description Where the turn stands.
             * @enum {string}
             */
            stage: "supply" | "action" | "construction" | "eviction" | "after";
            /** @description Who still owes interest; the main action waits for them. */
            owing: number[];
            /** @description Who was asked and has not answered yet; left out where nobody was. Since rules 2. */
            asked?: number[];
            /** @description Construction and eviction: the building that is being used or entered. */
            at: ("building-firm-1" | "building-firm-2" | "construction-firm" | "marketplace" | "sawmill" | "fishery" | "joinery" | "bakehouse" | "hardware-store" | "charcoal-kiln" | "smokehouse" | "abattoir" | "clay-mound" | "arts-centre" | "wharf-12" | "black-market" | "brickworks" | "local-court" | "colliery" | "wharf-17" | "shipping-line" | "grocery-market" | "tannery" | "business-office" | "ironworks" | "steel-mill" | "storehouse" | "cokery" | "dock" | "bridge-over-the-seine" | "town-hall" | "bank" | "church" | "labour-exchange" | "bakery" | "baguette-shop" | "farm" | "clothing-industry" | "iron-mine-and-coal-seam" | "fish-market" | "fish-restaurant" | "fishpond-and-wood" | "forest-hut" | "plant-nursery" | "business-park" | "guildhouse" | "harbour-watch" | "smelter" | "diner" | "hunting-lodge" | "coal-trader" | "patisserie" | "furriery" | "leather-industry" | "kiln" | "luxury-yacht" | "feedlot" | "masons-guild" | "furniture-factory" | "town-square" | "tavern" | "haulage-firm" | "schnaps-distillery" | "steelworks" | "steakhouse" | "wind-farm" | "brick-manufacturer" | "zoo" | "workers-cottages" | "dunny" | "football-stadium" | "construction-site" | "logging-camp" | "ms-dagmar" | "pawnbrokers" | "pirates-lair" | "junkyard" | "dive-bar" | "picket-line" | "tobacco-factory" | "cattle-drive" | "wooden-crane" | "lumber-mill" | "main-station" | "hotel" | "fur-factory" | "wainwrights" | "fishermans-hut" | "soup-kitchen" | "cattle-market" | "brick-trader" | "clay-company" | "smelting-furnace" | "flea-market" | "inn" | "cannery-row" | "hides-trader" | "fur-industry" | "department-of-agriculture" | "department-of-economics" | "stockmarket" | "souvenir-shop" | "wreckers" | "blast-furnace" | "biofuel-facility" | "ranch" | "trading-firm" | "trafficking-spot" | "major-corporation" | "emporium" | "cobblers" | "rattletrap-car" | "wholesale-bakery" | "toy-fair") | null;
            /** @description Sold in this turn by anybody: nobody may buy them in it; ships among them only by rules 1. */
            sold: (("building-firm-1" | "building-firm-2" | "construction-firm" | "marketplace" | "sawmill" | "fishery" | "joinery" | "bakehouse" | "hardware-store" | "charcoal-kiln" | "smokehouse" | "abattoir" | "clay-mound" | "arts-centre" | "wharf-12" | "black-market" | "brickworks" | "local-court" | "colliery" | "wharf-17" | "shipping-line" | "grocery-market" | "tannery" | "business-office" | "ironworks" | "steel-mill" | "storehouse" | "cokery" | "dock" | "bridge-over-the-seine" | "town-hall" | "bank" | "church" | "labour-exchange" | "bakery" | "baguette-shop" | "farm" | "clothing-industry" | "iron-mine-and-coal-seam" | "fish-market" | "fish-restaurant" | "fishpond-and-wood" | "forest-hut" | "plant-nursery" | "business-park" | "guildhouse" | "harbour-watch" | "smelter" | "diner" | "hunting-lodge" | "coal-trader" | "patisserie" | "furriery" | "leather-industry" | "kiln" | "luxury-yacht" | "feedlot" | "masons-guild" | "furniture-factory" | "town-square" | "tavern" | "haulage-firm" | "schnaps-distillery" | "steelworks" | "steakhouse" | "wind-farm" | "brick-manufacturer" | "zoo" | "workers-cottages" | "dunny" | "football-stadium" | "construction-site" | "logging-camp" | "ms-dagmar" | "pawnbrokers" | "pirates-lair" | "junkyard" | "dive-bar" | "picket-line" | "tobacco-factory" | "cattle-drive" | "wooden-crane" | "lumber-mill" | "main-station" | "hotel" | "fur-factory" | "wainwrights" | "fishermans-hut" | "soup-kitchen" | "cattle-market" | "brick-trader" | "clay-company" | "smelting-furnace" | "flea-market" | "inn" | "cannery-row" | "hides-trader" | "fur-industry" | "department-of-agriculture" | "department-of-economics" | "stockmarket" | "souvenir-shop" | "wreckers" | "blast-furnace" | "biofuel-facility" | "ranch" | "trading-firm" | "trafficking-spot" | "major-corporation" | "emporium" | "cobblers" | "rattletrap-car" | "wholesale-bakery" | "toy-fair") | ("apolline" | "blanche" | "dina" | "lucie" | "noemi" | "cherbourg" | "ophelie" | "boulogne" | "salomee" | "saint-malo" | "dunkerque" | "triest" | "caen" | "bremerhaven" | "calais" | "amsterdam" | "lissabon" | "ms-susanne" | "ms-doris" | "ms-andrea"))[];
            /** @description In the final phase, whose actions are still to come; null before it. */
            final: number[] | null;
        };
        LeHavreView: {
            /** @description The version of the rules that the match is played by. */
            rules: number;
            options: components["schemas"]["LeHavreOptions"];
            /** @description How many turns are over; a round has seven. */
            turn: number;
            phase: components["schemas"]["LeHavrePhase"];
            /** @description The supply tiles that are face up, in the order of their spaces. */
            tiles: ("wood-cattle" | "wood-clay" | "wood-franc" | "fish-clay" | "wood-fish" | "fish-grain" | "iron-franc")[];
            /** @description How many goods or francs lie on each offer space. */
            offers: {
                franc: number;
                fish: number;
                wood: number;
                clay: number;
                iron: number;
                grain: number;
                cattle: number;
            };
            /** @description The buildings of the town. */
            town: ("building-firm-1" | "building-firm-2" | "construction-firm" | "marketplace" | "sawmill" | "fishery" | "joinery" | "bakehouse" | "hardware-store" | "charcoal-kiln" | "smokehouse" | "abattoir" | "clay-mound" | "arts-centre" | "wharf-12" | "black-market" | "brickworks" | "local-court" | "colliery" | "wharf-17" | "shipping-line" | "grocery-market" | "tannery" | "business-office" | "ironworks" | "steel-mill" | "storehouse" | "cokery" | "dock" | "bridge-over-the-seine" | "town-hall" | "bank" | "church" | "labour-exchange" | "bakery" | "baguette-shop" | "farm" | "clothing-industry" | "iron-mine-and-coal-seam" | "fish-market" | "fish-restaurant" | "fishpond-and-wood" | "forest-hut" | "plant-nursery" | "business-park" | "guildhouse" | "harbour-watch" | "smelter" | "diner" | "hunting-lodge" | "coal-trader" | "patisserie" | "furriery" | "leather-industry" | "kiln" | "luxury-yacht" | "feedlot" | "masons-guild" | "furniture-factory" | "town-square" | "tavern" | "haulage-firm" | "schnaps-distillery" | "steelworks" | "steakhouse" | "wind-farm" | "brick-manufacturer" | "zoo" | "workers-cottages" | "dunny" | "football-stadium" | "construction-site" | "logging-camp" | "ms-dagmar" | "pawnbrokers" | "pirates-lair" | "junkyard" | "dive-bar" | "picket-line" | "tobacco-factory" | "cattle-drive" | "wooden-crane" | "lumber-mill" | "main-station" | "hotel" | "fur-factory" | "wainwrights" | "fishermans-hut" | "soup-kitchen" | "cattle-market" | "brick-trader" | "clay-company" | "smelting-furnace" | "flea-market" | "inn" | "cannery-row" | "hides-trader" | "fur-industry" | "department-of-agriculture" | "department-of-economics" | "stockmarket" | "souvenir-shop" | "wreckers" | "blast-furnace" | "biofuel-facility" | "ranch" | "trading-firm" | "trafficking-spot" | "major-corporation" | "emporium" | "cobblers" | "rattletrap-car" | "wholesale-bakery" | "toy-fair")[];
            /** @description The proposal piles, the card on top first. */
            piles: ("building-firm-1" | "building-firm-2" | "construction-firm" | "marketplace" | "sawmill" | "fishery" | "joinery" | "bakehouse" | "hardware-store" | "charcoal-kiln" | "smokehouse" | "abattoir" | "clay-mound" | "arts-centre" | "wharf-12" | "black-market" | "brickworks" | "local-court" | "colliery" | "wharf-17" | "shipping-line" | "grocery-market" | "tannery" | "business-office" | "ironworks" | "steel-mill" | "storehouse" | "cokery" | "dock" | "bridge-over-the-seine" | "town-hall" | "bank" | "church" | "labour-exchange" | "bakery" | "baguette-shop" | "farm" | "clothing-industry" | "iron-mine-and-coal-seam" | "fish-market" | "fish-restaurant" | "fishpond-and-wood" | "forest-hut" | "plant-nursery" | "business-park" | "guildhouse" | "harbour-watch" | "smelter" | "diner" | "hunting-lodge" | "coal-trader" | "patisserie" | "furriery" | "leather-industry" | "kiln" | "luxury-yacht" | "feedlot" | "masons-guild" | "furniture-factory" | "town-square" | "tavern" | "haulage-firm" | "schnaps-distillery" | "steelworks" | "steakhouse" | "wind-farm" | "brick-manufacturer" | "zoo" | "workers-cottages" | "dunny" | "football-stadium" | "construction-site" | "logging-camp" | "ms-dagmar" | "pawnbrokers" | "pirates-lair" | "junkyard" | "dive-bar" | "picket-line" | "tobacco-factory" | "cattle-drive" | "wooden-crane" | "lumber-mill" | "main-station" | "hotel" | "fur-factory" | "wainwrights" | "fishermans-hut" | "soup-kitchen" | "cattle-market" | "brick-trader" | "clay-company" | "smelting-furnace" | "flea-market" | "inn" | "cannery-row" | "hides-trader" | "fur-industry" | "department-of-agriculture" | "department-of-economics" | "stockmarket" | "souvenir-shop" | "wreckers" | "blast-furnace" | "biofuel-facility" | "ranch" | "trading-firm" | "trafficking-spot" | "major-corporation" | "emporium" | "cobblers" | "rattletrap-car" | "wholesale-bakery" | "toy-fair")[][];
            /** @description The ship spaces, the ship on top first. */
            ships: {
                wooden: ("apolline" | "blanche" | "dina" | "lucie" | "noemi" | "cherbourg" | "ophelie" | "boulogne" | "salomee" | "saint-malo" | "dunkerque" | "triest" | "caen" | "bremerhaven" | "calais" | "amsterdam" | "lissabon" | "ms-susanne" | "ms-doris" | "ms-andrea")[];
                iron: ("apolline" | "blanche" | "dina" | "lucie" | "noemi" | "cherbourg" | "ophelie" | "boulogne" | "salomee" | "saint-malo" | "dunkerque" | "triest" | "caen" | "bremerhaven" | "calais" | "amsterdam" | "lissabon" | "ms-susanne" | "ms-doris" | "ms-andrea")[];
                steel: ("apolline" | "blanche" | "dina" | "lucie" | "noemi" | "cherbourg" | "ophelie" | "boulogne" | "salomee" | "saint-malo" | "dunkerque" | "triest" | "caen" | "bremerhaven" | "calais" | "amsterdam" | "lissabon" | "ms-susanne" | "ms-doris" | "ms-andrea")[];
                luxury: ("apolline" | "blanche" | "dina" | "lucie" | "noemi" | "cherbourg" | "ophelie" | "boulogne" | "salomee" | "saint-malo" | "dunkerque" | "triest" | "caen" | "bremerhaven" | "calais" | "amsterdam" | "lissabon" | "ms-susanne" | "ms-doris" | "ms-andrea")[];
            };
            /** @description The wharves that have their brick. */
            modernised: ("building-firm-1" | "building-firm-2" | "construction-firm" | "marketplace" | "sawmill" | "fishery" | "joinery" | "bakehouse" | "hardware-store" | "charcoal-kiln" | "smokehouse" | "abattoir" | "clay-mound" | "arts-centre" | "wharf-12" | "black-market" | "brickworks" | "local-court" | "colliery" | "wharf-17" | "shipping-line" | "grocery-market" | "tannery" | "business-office" | "ironworks" | "steel-mill" | "storehouse" | "cokery" | "dock" | "bridge-over-the-seine" | "town-hall" | "bank" | "church" | "labour-exchange" | "bakery" | "baguette-shop" | "farm" | "clothing-industry" | "iron-mine-and-coal-seam" | "fish-market" | "fish-restaurant" | "fishpond-and-wood" | "forest-hut" | "plant-nursery" | "business-park" | "guildhouse" | "harbour-watch" | "smelter" | "diner" | "hunting-lodge" | "coal-trader" | "patisserie" | "furriery" | "leather-industry" | "kiln" | "luxury-yacht" | "feedlot" | "masons-guild" | "furniture-factory" | "town-square" | "tavern" | "haulage-firm" | "schnaps-distillery" | "steelworks" | "steakhouse" | "wind-farm" | "brick-manufacturer" | "zoo" | "workers-cottages" | "dunny" | "football-stadium" | "construction-site" | "logging-camp" | "ms-dagmar" | "pawnbrokers" | "pirates-lair" | "junkyard" | "dive-bar" | "picket-line" | "tobacco-factory" | "cattle-drive" | "wooden-crane" | "lumber-mill" | "main-station" | "hotel" | "fur-factory" | "wainwrights" | "fishermans-hut" | "soup-kitchen" | "cattle-market" | "brick-trader" | "clay-company" | "smelting-furnace" | "flea-market" | "inn" | "cannery-row" | "hides-trader" | "fur-industry" | "department-of-agriculture" | "department-of-economics" | "stockmarket" | "souvenir-shop" | "wreckers" | "blast-furnace" | "biofuel-facility" | "ranch" | "trading-firm" | "trafficking-spot" | "major-corporation" | "emporium" | "cobblers" | "rattletrap-car" | "wholesale-bakery" | "toy-fair")[];
            /** @description Special buildings that are revealed and wait for an empty pile. */
            waiting: ("building-firm-1" | "building-firm-2" | "construction-firm" | "marketplace" | "sawmill" | "fishery" | "joinery" | "bakehouse" | "hardware-store" | "charcoal-kiln" | "smokehouse" | "abattoir" | "clay-mound" | "arts-centre" | "wharf-12" | "black-market" | "brickworks" | "local-court" | "colliery" | "wharf-17" | "shipping-line" | "grocery-market" | "tannery" | "business-office" | "ironworks" | "steel-mill" | "storehouse" | "cokery" | "dock" | "bridge-over-the-seine" | "town-hall" | "bank" | "church" | "labour-exchange" | "bakery" | "baguette-shop" | "farm" | "clothing-industry" | "iron-mine-and-coal-seam" | "fish-market" | "fish-restaurant" | "fishpond-and-wood" | "forest-hut" | "plant-nursery" | "business-park" | "guildhouse" | "harbour-watch" | "smelter" | "diner" | "hunting-lodge" | "coal-trader" | "patisserie" | "furriery" | "leather-industry" | "kiln" | "luxury-yacht" | "feedlot" | "masons-guild" | "furniture-factory" | "town-square" | "tavern" | "haulage-firm" | "schnaps-distillery" | "steelworks" | "steakhouse" | "wind-farm" | "brick-manufacturer" | "zoo" | "workers-cottages" | "dunny" | "football-stadium" | "construction-site" | "logging-camp" | "ms-dagmar" | "pawnbrokers" | "pirates-lair" | "junkyard" | "dive-bar" | "picket-line" | "tobacco-factory" | "cattle-drive" | "wooden-crane" | "lumber-mill" | "main-station" | "hotel" | "fur-factory" | "wainwrights" | "fishermans-hut" | "soup-kitchen" | "cattle-market" | "brick-trader" | "clay-company" | "smelting-furnace" | "flea-market" | "inn" | "cannery-row" | "hides-trader" | "fur-industry" | "department-of-agriculture" | "department-of-economics" | "stockmarket" | "souvenir-shop" | "wreckers" | "blast-furnace" | "biofuel-facility" | "ranch" | "trading-firm" | "trafficking-spot" | "major-corporation" | "emporium" | "cobblers" | "rattletrap-car" | "wholesale-bakery" | "toy-fair")[];
            /** @description Whether any player has ever owned the Bank. */
            bankHeld: boolean;
            /** @description How many special buildings lie face down. */
            specialsLeft: number;
            /** @description Who looks at the special buildings on top, and has not put them back. */
            peek: {
                /** @description Who looks. */
                seat: number;
                /** @description How many turns were over when the look began. */
                turn: number;
                /** @description Whether the cards were shown to the seat already. */
                shown: boolean;
            } | null;
            /** @description The round that is being played; its end belongs to it. */
            round: number;
            specials: components["schemas"]["LeHavreSpecials"];
            seats: components["schemas"]["LeHavreSeat"][];
        };
        LeHavreViewBody: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "le-havre";
            /** Format: uuid */
            match: string;
            version: number;
            /** @description As whom this was seen: a seat, a spectator, or one from whom nothing is hidden. */
            viewer: components["schemas"]["Viewer"];
            /** @description The position in words, in your language. */
            says: string[];
            /** @description Whom the match waited for at this version. */
            waitsFor: components["schemas"]["Asked"][];
            head: components["schemas"]["SignedHead"];
            view: components["schemas"]["LeHavreView"];
        };
        /**
         * @example {
         *       "game": "le-havre",
         *       "seats": 5
         *     }
         */
        LeHavreWish: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "le-havre";
            /** @description How many play. */
            seats: number;
            /**
             * @default {
             *       "kind": "hours",
             *       "hours": 72
             *     }
             */
            pace?: components["schemas"]["Pace"];
            /** @default wait */
            late?: components["schemas"]["Late"];
            /**
             * @description The language people write in at this table; null: any.
             * @default null
             */
            language?: ("en" | "fr" | "ru" | "es") | null;
            /**
             * @description Whether the result counts for ratings.
             * @default true
             */
            rated?: boolean;
        };
        /** @description A condition over fields: the sum of its terms is at most `atMost`. A term is `times` a count, the number of values in a list, one good of a goods field or, where it names no good, all its goods together. A field that is left out counts nothing. What must be at least 3 weighs −1 and is at most −3. */
        Limit: {
            terms: {
                /** @description The name of the field. */
                field: string;
                /** @description Of a goods field, the good that counts; left out, all its goods count, each piece as one. */
                good?: string;
                /** @description What each piece, or each of the count, weighs; less than nothing makes room. */
                times: number;
            }[];
            atMost: number;
        };
        /** @description The token of a mailed link. */
        LinkSignIn: {
            /**
             * @description The token in the mailed link.
             * @example mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c
             */
            token: string;
        };
        /** @description Where to mail the link. */
        LinkWish: {
            /**
             * Format: email
             * @description An address for mail. Capitals make no difference.
             * @example ada@example.org
             */
            email: string;
        };
        /** @description What an administrator may look at, and for how long. */
        Look: {
            /** Format: uuid */
            match: string;
            as: components["schemas"]["Viewer"];
            /**
             * Format: date-time
             * @description Until when you may look; then a reason is asked for again.
             */
            until: string;
        };
        /** @description As whom, and why. */
        Looking: {
            /** @description As whom: the number of a seat, a spectator, or an administrator, from whom nothing is hidden. */
            as: number | ("spectator" | "administrator");
            /**
             * @description Why, in words that the players will read once the match is over.
             * @example Dispute 3: Green says that the fish were never paid.
             */
            reason: string;
        };
        /** @description How news of your matches is mailed, by kind. */
        MailSettings: {
            /**
             * @description That it is your turn, and what was decided without you: at once, once a day, or never mailed.
             * @enum {string}
             */
            turns: "at-once" | "daily" | "off";
            /**
             * @description That a deadline is near, or that a match will be given up: at once, once a day, or never mailed.
             * @enum {string}
             */
            reminders: "at-once" | "daily" | "off";
            /**
             * @description What the others at the table have written: at once, once a day, or never mailed.
             * @enum {string}
             */
            messages: "at-once" | "daily" | "off";
            /**
             * @description All else about your matches: how they begin and end, proposals, who plays: at once, once a day, or never mailed.
             * @enum {string}
             */
            table: "at-once" | "daily" | "off";
        };
        /** @description A match, without its position, which is the view. */
        Match: {
            /** Format: uuid */
            id: string;
            /** @description The id of its game. */
            game: string;
            /** @description What its creator called it; may be empty. */
            name: string;
            /**
             * @description Open: waits for players. Aborted: broken off, without a result.
             * @enum {string}
             */
            status: "open" | "running" | "ended" | "aborted";
            /** @description Whether only those who were invited see it. */
            private: boolean;
            /** @description How many play. */
            seats: number;
            /** @enum {string} */
            seating: "shuffled" | "as-joined";
            pace: components["schemas"]["Pace"];
            /** @description How many hours the match waits for a decision at most, by the calendar: nights and rest days are in them, vacations come on top. Null where there are no deadlines. */
            longestWait: number | null;
            /** @description Whether rest days of the players stop their clocks. */
            restDays: boolean;
            late: components["schemas"]["Late"];
            /** @description After how many decisions that a player missed in a row the seat is open to a substitute, whatever `late` says. */
            seatOpensAfter: number;
            /** @description The language people write in at this table, where its creator named one. */
            language: string | null;
            /** @description Whether the result counts for ratings as the table is now: it was agreed, two or more play, the match is not private, and no bot holds a seat. */
            rated: boolean;
            /** @description What the table has agreed on, and what follows from it, a sentence each in your language. */
            terms: string[];
            /** @description Of a hundred decisions, how many somebody must have made in time to join; null: everybody may. */
            reliability: number | null;
            /** @description The match that is played again in this one. */
            rematchOf: string | null;
            /** @description The options of its game, complete: as `schemas.options` of `GET /v1/games/{game}` says. */
            options: {
                [key: string]: unknown;
            };
            /** @description The version of the rules it is played by. */
            rules: number;
            /** @description The version of the component tables it was opened with. */
            data: number;
            players: components["schemas"]["Participant"][];
            /** @description Null where you hold none, or the match has not started. */
            yourSeat: number | null;
            /** @description Whether you may claim the win (`POST …/claim`): all others have left the match, but for one who is late. */
            mayClaim: boolean;
            /** @description How many entries its journal has; 0 before the start. */
            version: number;
            /** @description The server’s signed word that its journal ends so; null before the start. Keep it: `paquebot verify --head` shows by it whether the history was rewritten since. */
            head: components["schemas"]["SignedHead"] | null;
            /** @description What it waits for now. */
            decisions: components["schemas"]["Decision"][];
            /** @description Until when all clocks stand still, by agreement. */
            pausedUntil: string | null;
            /** @description Since when the match stands still because of a dispute: nobody moves, and no clock runs. */
            frozenAt: string | null;
            /** @description How many disputes have been raised in it. */
            disputes: number;
            /** @description When it is given up, where by then it has not started, or nothing has happened in it. */
            expiresAt: string | null;
            /** @description SHA-256 of the secret seed of its dice. */
            commitment: string;
            /** @description The seed, once the match is over: with it every draw can be checked. */
            seed: string | null;
            /** @description The seeds it was given since: one for each time that a ruling had it go on after its end. */
            laterSeeds: components["schemas"]["LaterSeed"][];
            result: components["schemas"]["Result"] | null;
            /** Format: date-time */
            createdAt: string;
            startedAt: string | null;
            endedAt: string | null;
            /**
             * Format: date-time
             * @description When something happened last.
             */
            movedAt: string;
            /** @description When it was imported from a file; null where it was played here. Its people have no accounts here. */
            importedAt: string | null;
        };
        /** @description Being signed in for one match. */
        MatchEntry: {
            /** @description For `Authorization: Bearer …`, below `/v1/matches/{match}` alone. */
            accessToken: string;
            /**
             * Format: date-time
             * @description When it expires: the link gives another.
             */
            expiresAt: string;
            /**
             * Format: uuid
             * @description The match it is good for.
             */
            match: string;
        };
        /** @description The match as it is now: first of all where you bring no id, and whenever it is another than you were shown. Several changes at once are shown as one. */
        MatchEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "match";
            /** @description Come back with it as `Last-Event-ID`, and what came after is told first. */
            id: string;
            data: components["schemas"]["Match"];
        };
        /** @description A page of matches. */
        MatchPage: {
            items: components["schemas"]["Match"][];
            /** @description The cursor of the next page; null on the last. */
            next: string | null;
        };
        /** @description Something that was said at the table, as you may see it. */
        Message: {
            /** Format: uuid */
            match: string;
            /** @description Counted within its match, from 1, without a gap. */
            number: number;
            /** @description Who wrote it; null once their account is erased. */
            from: {
                /** @description The name that its author has now. */
                name: string;
                /** @description The number that stands for its author in the match; null where they left before it began. */
                participant: string | null;
                /** @description The seat they hold now, if any. */
                seat: number | null;
            } | null;
            /** Format: date-time */
            at: string;
            /** @description Null where it is hidden. */
            text: string | null;
            /** @description Why there is no text: you muted its author, its author withdrew it, or an administrator hid it. */
            hidden: ("muted" | "withdrawn" | "moderated") | null;
            /** @description Why an administrator hid it: told to its author alone. */
            why: string | null;
            yours: boolean;
            /** @description Those at the table who have read up to it, by their participant numbers. */
            readBy: string[];
        };
        /** @description Something was said at the table where you sit: each once, in order. */
        MessageEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "message";
            /** @description Come back with it as `Last-Event-ID`, and what came after is told first. */
            id: string;
            data: components["schemas"]["Message"];
        };
        /** @description A page of messages. */
        MessagePage: {
            items: components["schemas"]["Message"][];
            /** @description The cursor of the next page; null on the last. */
            next: string | null;
        };
        /** @description It is met already. */
        MetWish: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            outcome: "matched";
            /**
             * Format: uuid
             * @description The match that you take part in now. It may still wait for players.
             */
            match: string;
        };
        /** @description A message as administrators see it. */
        ModeratedMessage: {
            /** Format: uuid */
            match: string;
            number: number;
            /** @description Who wrote it; null once their account is erased. */
            from: {
                /** Format: uuid */
                account: string;
                name: string;
            } | null;
            /** Format: date-time */
            at: string;
            /** @description Also where it is hidden; empty where its author withdrew it. */
            text: string;
            hidden: ("withdrawn" | "moderated") | null;
            /** @description Why an administrator hid it. */
            why: string | null;
        };
        /** @description A move of any game: its type, and what that type asks for. */
        MoveJson: {
            type: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A move is made in a seat’s name, and marked as such. */
        MoveRemedy: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "move";
            /** @description Whose seat it is. */
            seat: number;
            move: components["schemas"]["MoveJson"] | components["schemas"]["LeHavreMove"] | components["schemas"]["HavanaMove"] | components["schemas"]["HamletMove"];
        };
        /** @description What to do. */
        Moves: {
            /** @description In order. Of several, only the last may be followed by a draw. */
            moves: (components["schemas"]["MoveJson"] | components["schemas"]["LeHavreMove"] | components["schemas"]["HavanaMove"] | components["schemas"]["HamletMove"])[];
            /** @description The id of the decision these moves answer. */
            decision?: string;
            /**
             * @description Only say what would happen.
             * @default false
             */
            dryRun?: boolean;
        };
        /** @description What to try. */
        MovesToTry: {
            /** @description Who moves: any seat, since you play them all. */
            seat: number;
            /** @description In order, all of that seat. */
            moves: (components["schemas"]["MoveJson"] | components["schemas"]["LeHavreMove"] | components["schemas"]["HavanaMove"] | components["schemas"]["HamletMove"])[];
        };
        /** @description Somebody whose messages you do not read. */
        Mute: {
            /** @description The name that the other has now. */
            name: string;
            /** Format: date-time */
            since: string;
        };
        /** @description Whom you muted. */
        MuteList: {
            items: components["schemas"]["Mute"][];
        };
        /** @description What to call a thing. */
        NamedNoun: {
            noun: components["schemas"]["Noun"];
            says: string;
        };
        /** @description The name of somebody in a match: the server’s word, bound by no hash. */
        NamedPlayer: {
            /** @description The random number that stands for them in the journal. */
            participant: string;
            /** @description Their public name when the file was written; null for a bot, or an account that was erased. */
            name: string | null;
        };
        /** @description A personal access token, with its secret. */
        NewAccessToken: {
            /** Format: uuid */
            id: string;
            name: string;
            /**
             * @description `read`: see matches and your account. `play`: join, leave and move. `create`: open matches, wish for them, and invite.
             * @example [
             *       "read",
             *       "play"
             *     ]
             */
            scopes: ("read" | "play" | "create")[];
            /** Format: date-time */
            createdAt: string;
            /** @description When it was last used, to the minute; null: never. */
            usedAt: string | null;
            /** @description Null: it does not expire. A mail comes two weeks before. */
            expiresAt: string | null;
            /**
             * @description The token itself. It is shown this once.
             * @example pqb_…
             */
            token: string;
        };
        /** @description What is wrong, and with which entry. */
        NewDispute: {
            /** @description The entry of the journal that it is about. */
            version: number;
            /**
             * @description What is wrong. Everybody who may see the match reads it.
             * @example I meant to build the wharf: my client sent an old request again.
             */
            text: string;
            /** @description Whether the match is to stand still until it is settled: nobody moves then, and no clock runs. */
            freeze: boolean;
        };
        /** @description What you say to a dispute. */
        NewDisputeComment: {
            /**
             * @description What you say to it.
             * @example I saw it, too. Let us go back.
             */
            text: string;
        };
        /**
         * @example {
         *       "game": "hamlet",
         *       "seats": 4,
         *       "options": {},
         *       "name": "An evening by the sea"
         *     }
         */
        NewHamletMatch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "hamlet";
            /** @description How many play. */
            seats: number;
            /**
             * @description Options of the game; what is left out takes its default.
             * @default {}
             */
            options?: components["schemas"]["HamletOptionsInput"];
            /**
             * @description A name for the match, seen by all.
             * @default
             */
            name?: string;
            /**
             * @description Only those who were invited may see and join it.
             * @default false
             */
            private?: boolean;
            /**
             * @description How players come to their seats: drawn, or in order of joining.
             * @default shuffled
             * @enum {string}
             */
            seating?: "shuffled" | "as-joined";
            /**
             * @default {
             *       "kind": "hours",
             *       "hours": 72
             *     }
             */
            pace?: components["schemas"]["Pace"];
            /** @default wait */
            late?: components["schemas"]["Late"];
            /**
             * @description The language people write in at this table; null: any.
             * @default null
             */
            language?: ("en" | "fr" | "ru" | "es") | null;
            /**
             * @description How many hours the match waits for a decision at most, by the calendar: nights and rest days are in them, vacations come on top. At least the hours of the pace; null: three times these, and at least a week.
             * @default null
             */
            longestWait?: number | null;
            /**
             * @description Whether rest days of the players stop their clocks; nights and vacations always do.
             * @default true
             */
            restDays?: boolean;
            /**
             * @description After how many decisions that a player missed in a row the seat is open to a substitute, and three days later a bot plays on: whatever `late` says. A move of their own begins anew.
             * @default 3
             */
            seatOpensAfter?: number;
            /** @description Whether the result counts for ratings, where people hold all the seats at the end; left out, it does unless the match is private, where it never does. */
            rated?: boolean;
            /**
             * @description Of a hundred decisions, how many somebody must have made in time to join, or to take a seat over; null: everybody may. You need not have it yourself.
             * @default null
             */
            reliability?: number | null;
            /**
             * @description How many of the seats bots take: fewer than there are, since one is yours.
             * @default 0
             */
            bots?: number;
            /**
             * @description What you add to the dice, so that nobody else chooses them alone.
             * @default
             */
            entropy?: string;
        };
        /**
         * @example {
         *       "game": "havana",
         *       "seats": 4,
         *       "options": {},
         *       "name": "An evening by the sea"
         *     }
         */
        NewHavanaMatch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "havana";
            /** @description How many play. */
            seats: number;
            /**
             * @description Options of the game; what is left out takes its default.
             * @default {}
             */
            options?: components["schemas"]["HavanaOptionsInput"];
            /**
             * @description A name for the match, seen by all.
             * @default
             */
            name?: string;
            /**
             * @description Only those who were invited may see and join it.
             * @default false
             */
            private?: boolean;
            /**
             * @description How players come to their seats: drawn, or in order of joining.
             * @default shuffled
             * @enum {string}
             */
            seating?: "shuffled" | "as-joined";
            /**
             * @default {
             *       "kind": "hours",
             *       "hours": 72
             *     }
             */
            pace?: components["schemas"]["Pace"];
            /** @default wait */
            late?: components["schemas"]["LateWithoutUsual"];
            /**
             * @description The language people write in at this table; null: any.
             * @default null
             */
            language?: ("en" | "fr" | "ru" | "es") | null;
            /**
             * @description How many hours the match waits for a decision at most, by the calendar: nights and rest days are in them, vacations come on top. At least the hours of the pace; null: three times these, and at least a week.
             * @default null
             */
            longestWait?: number | null;
            /**
             * @description Whether rest days of the players stop their clocks; nights and vacations always do.
             * @default true
             */
            restDays?: boolean;
            /**
             * @description After how many decisions that a player missed in a row the seat is open to a substitute, and three days later a bot plays on: whatever `late` says. A move of their own begins anew.
             * @default 3
             */
            seatOpensAfter?: number;
            /** @description Whether the result counts for ratings, where people hold all the seats at the end; left out, it does unless the match is private, where it never does. */
            rated?: boolean;
            /**
             * @description Of a hundred decisions, how many somebody must have made in time to join, or to take a seat over; null: everybody may. You need not have it yourself.
             * @default null
             */
            reliability?: number | null;
            /**
             * @description How many of the seats bots take: fewer than there are, since one is yours.
             * @default 0
             */
            bots?: number;
            /**
             * @description What you add to the dice, so that nobody else chooses them alone.
             * @default
             */
            entropy?: string;
        };
        /** @description Whom to invite. */
        NewInvitation: {
            /**
             * Format: email
             * @description Whom to invite.
             * @example grace@example.org
             */
            email: string;
        };
        /**
         * @example {
         *       "game": "le-havre",
         *       "seats": 5,
         *       "options": {},
         *       "name": "An evening by the sea"
         *     }
         */
        NewLeHavreMatch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            game: "le-havre";
            /** @description How many play. */
            seats: number;
            /**
             * @description Options of the game; what is left out takes its default.
             * @default {}
             */
            options?: components["schemas"]["LeHavreOptionsInput"];
            /**
             * @description A name for the match, seen by all.
             * @default
             */
            name?: string;
            /**
             * @description Only those who were invited may see and join it.
             * @default false
             */
            private?: boolean;
            /**
             * @description How players come to their seats: drawn, or in order of joining.
             * @default shuffled
             * @enum {string}
             */
            seating?: "shuffled" | "as-joined";
            /**
             * @default {
             *       "kind": "hours",
             *       "hours": 72
             *     }
             */
            pace?: components["schemas"]["Pace"];
            /** @default wait */
            late?: components["schemas"]["Late"];
            /**
             * @description The language people write in at this table; null: any.
             * @default null
             */
            language?: ("en" | "fr" | "ru" | "es") | null;
            /**
             * @description How many hours the match waits for a decision at most, by the calendar: nights and rest days are in them, vacations come on top. At least the hours of the pace; null: three times these, and at least a week.
             * @default null
             */
            longestWait?: number | null;
            /**
             * @description Whether rest days of the players stop their clocks; nights and vacations always do.
             * @default true
             */
            restDays?: boolean;
            /**
             * @description After how many decisions that a player missed in a row the seat is open to a substitute, and three days later a bot plays on: whatever `late` says. A move of their own begins anew.
             * @default 3
             */
            seatOpensAfter?: number;
            /** @description Whether the result counts for ratings, where people hold all the seats at the end; left out, it does unless the match is private, where it never does. */
            rated?: boolean;
            /**
             * @description Of a hundred decisions, how many somebody must have made in time to join, or to take a seat over; null: everybody may. You need not have it yourself.
             * @default null
             */
            reliability?: number | null;
            /**
             * @description How many of the seats bots take: fewer than there are, since one is yours.
             * @default 0
             */
            bots?: number;
            /**
             * @description What you add to the dice, so that nobody else chooses them alone.
             * @default
             */
            entropy?: string;
        };
        /** @description What you say. */
        NewMessage: {
            /**
             * @description What you say.
             * @example Good luck to everybody!
             */
            text: string;
        };
        /** @description What you write down for yourself. */
        NewNotes: {
            /**
             * @description All of your page: it takes the place of what was there. Empty: nothing is kept.
             * @example Grace saves wood: a ship is next.
             */
            text: string;
        };
        /** @description How far you have read. What is left out stays. */
        NewReadMark: {
            /** @description The newest version you have seen. */
            version?: number;
            /** @description The newest message you have read. */
            message?: number;
        };
        /** @description Why administrators should look at it. */
        NewReport: {
            /**
             * @description What is wrong with it.
             * @example An insult.
             */
            reason: string;
        };
        /** @description How a dispute is to be ruled. */
        NewRuling: components["schemas"]["Rejection"] | components["schemas"]["Upholding"];
        /** @description An answer that you give in advance. */
        NewStandingOrder: {
            /**
             * @description What it answers: a question by its id (`feeding-3`), or every question of a kind, by the id without its number (`feeding`). Null: whatever you are asked. The kinds are in `questions` of `GET /v1/games/{game}`.
             * @default null
             * @example feeding-3
             */
            question?: string | null;
            move: components["schemas"]["MoveJson"] | components["schemas"]["LeHavreMove"] | components["schemas"]["HavanaMove"] | components["schemas"]["HamletMove"];
            /**
             * @description All of them must hold.
             * @default []
             */
            conditions?: components["schemas"]["OrderCondition"][];
            /**
             * @description Whether it is kept for later questions, once it was carried out. It is carried out once for each decision.
             * @default false
             */
            stays?: boolean;
        };
        /** @description All your standing orders: they take the place of those you gave before. */
        NewStandingOrders: {
            /** @description Of those that answer a question, the first one is carried out. */
            orders: components["schemas"]["NewStandingOrder"][];
        };
        /** @description A study to make. */
        NewStudy: {
            /**
             * @description What to call it.
             * @example If I had built the wharf
             */
            name: string;
            from: components["schemas"]["StudyBeginning"];
        };
        /** @description As much as one likes. */
        NoPace: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "none";
        };
        /** @description What you have written down for yourself about a match. */
        Notes: {
            text: string;
            /** @description Null where you have written nothing down. */
            updatedAt: string | null;
        };
        /** @description A notice to you, as soon as it is written: each once. */
        NoticeEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "notice";
            /** @description Come back with it as `Last-Event-ID`, and what came after is told first. */
            id: string;
            data: components["schemas"]["ToldNotice"];
        };
        /** @description A page of notices. */
        NoticePage: {
            items: components["schemas"]["NoticeRecord"][];
            /** @description The cursor of the next page; null on the last. */
            next: string | null;
        };
        /** @description A notice to you, and what became of it. */
        NoticeRecord: {
            id: string;
            /**
             * @description What it is about.
             * @example your-turn
             */
            topic: string;
            /** @description The match it is about, if any. */
            match: string | null;
            /**
             * @description `merged`: told in the mail of another notice.
             * @enum {string}
             */
            status: "pending" | "sent" | "merged" | "bounced" | "withheld" | "failed";
            /** @description Why it waits, was withheld or came back, or how the last try to send it failed: docs/mail.md has them all. */
            reason: string | null;
            /** @description The id of the notice in whose mail it was told. */
            mergedInto: string | null;
            /** @description How often it was tried to send it. */
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it is, or was, to be sent.
             */
            dueAt: string;
            /** @description When it was sent, withheld or given up. */
            doneAt: string | null;
        };
        /** @description A thing of the game, by its kind and id. */
        Noun: {
            kind: string;
            id: string | number;
        };
        /** @description Exactly one of the options; with `optional`, it may be left out. Its value is the `value` of an option. */
        OneOfField: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "one-of";
            name: string;
            options: components["schemas"]["Option"][];
            optional: boolean;
        };
        /** @description A value that a field can take, and the thing it stands for. */
        Option: {
            value: string | number | boolean;
            noun: components["schemas"]["Noun"];
        };
        /** @description What must hold of your view when the order is carried out. */
        OrderCondition: components["schemas"]["EqualCondition"] | components["schemas"]["AtLeastCondition"] | components["schemas"]["AtMostCondition"];
        /** @description A list of the values of all options, in an order that matters. */
        OrderField: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "order";
            name: string;
            options: components["schemas"]["Option"][];
        };
        /** @description By whom an entry was sent, with which client, signed in by what. */
        Origin: {
            /** @description The name of who sent it, as it is today. */
            player: string;
            /** @description What the client called itself (`User-Agent`); empty where it did not. */
            client: string;
            /**
             * @description What it was signed in by: a session, a personal access token, or a link in a mail.
             * @enum {string}
             */
            credential: "session" | "token" | "pass";
            /** @description Its id: two moves with the same one came by the same sign-in, token or link. */
            credentialId: string;
            /** @description What the personal access token was called then; null for any other. */
            tokenName: string | null;
        };
        /** @description What is to be mailed, for how long it has been, and what went wrong. */
        Outbox: {
            /** @description How many are to be sent, now or later. */
            pending: number;
            /** @description How many of them are to be sent now. */
            due: number;
            /** @description For how long the oldest of these has been; null: there is none. */
            oldestDueSeconds: number | null;
            /** @description How many were given up in the last 24 hours. */
            failed: number;
            /** @description How many came back in the last 24 hours. */
            bounced: number;
            /** @description The same by topic; those that all counts are 0 of are left out. */
            topics: {
                /** @example your-turn */
                topic: string;
                /** @description How many are to be sent, now or later. */
                pending: number;
                /** @description How many of them are to be sent now. */
                due: number;
                /** @description For how long the oldest of these has been; null: there is none. */
                oldestDueSeconds: number | null;
                /** @description How many were given up in the last 24 hours. */
                failed: number;
                /** @description How many came back in the last 24 hours. */
                bounced: number;
            }[];
        };
        /** @description How much time there is for a decision. Nights, rest days and vacations do not count. */
        Pace: components["schemas"]["NoPace"] | components["schemas"]["HoursPace"] | components["schemas"]["BankPace"];
        /** @description Somebody who has joined. */
        Participant: {
            /** @description Null until the match starts. */
            seat: number | null;
            name: string;
            /** @description The random number that stands for this player in the journal. */
            participant: string;
            bot: boolean;
            /** @description Whether this seat was given up. */
            resigned: boolean;
            /** @description In how many hours of a week this player’s clock runs here, as they keep their hours today; it is not told which. Null for a bot, and where there are no deadlines. */
            hoursAWeek: number | null;
            /** @description Whether the seat is open to a substitute: somebody else may take it over. */
            open: boolean;
        };
        /** @description The new password, and the one until now. */
        PasswordChange: {
            /**
             * @description The password until now. It may be left out in the first 15 minutes of a session that began by a mailed link.
             * @example the packet boat sails at nine
             */
            current?: string;
            /**
             * @description At least 10 characters; a sentence is good.
             * @example the packet boat sails at nine
             */
            password: string;
            /**
             * @description Leaves personal access tokens, webhooks and the address of your calendar as they are.
             * @default false
             */
            keepAccess?: boolean;
        };
        /** @description A value comes in at a place. */
        PatchAdd: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add";
            /** @description The place, as a JSON Pointer (RFC 6901). */
            path: string;
            value: unknown;
        };
        /** @description An operation of JSON Patch (RFC 6902). */
        PatchOperation: components["schemas"]["PatchAdd"] | components["schemas"]["PatchRemove"] | components["schemas"]["PatchReplace"];
        /** @description What is at a place goes. */
        PatchRemove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove";
            /** @description The place, as a JSON Pointer (RFC 6901). */
            path: string;
        };
        /** @description Another value takes the place of what is there. */
        PatchReplace: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "replace";
            /** @description The place, as a JSON Pointer (RFC 6901). */
            path: string;
            value: unknown;
        };
        /** @description All clocks stand still for some days. */
        PauseTerms: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "pause";
            /** @description For how many days, from when the last one agrees. */
            days: number;
        };
        /** @description What to pay with, written like goods. May be left out: the engine then pays sensibly, and `proposal` is what it pays for the example. `covers` is the price, and `plus` what other fields add to it; a start below nothing is a discount. */
        PaymentField: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "payment";
            name: string;
            goods: components["schemas"]["GoodRange"][];
            covers: {
                [key: string]: number;
            };
            plus?: components["schemas"]["Surcharge"][];
            proposal: {
                [key: string]: number;
            };
        };
        /** @description How a match ended for somebody. */
        PersonResult: {
            /** Format: uuid */
            match: string;
            /** @description The id of the game. */
            game: string;
            /** @description What the match’s creator called it; may be empty. */
            name: string;
            private: boolean;
            /** @description Whether its result was meant to count for ratings. */
            rated: boolean;
            /** @description How many played. */
            seats: number;
            /** @description The seat they held at the end. */
            seat: number;
            /** @description 1 is best; ties share a place. */
            place: number;
            points: number;
            /** @description Whether it ended by forfeit, since all but one had given up. */
            forfeit: boolean;
            /** @description What it did to their rating; null where it does not count, or has not been counted yet. */
            rating: components["schemas"]["RatingChange"] | null;
            /** Format: date-time */
            endedAt: string;
        };
        /** @description A page of results. */
        PersonResultPage: {
            items: components["schemas"]["PersonResult"][];
            /** @description The cursor of the next page; null on the last. */
            next: string | null;
        };
        /** @description Where a piece lies on a triangular lattice: turned counter-clockwise about its own origin by `turns` sixths, then moved to the point (q, r), which lies at x = q + r/2, y = r·√3/2, with y upward. */
        Place: {
            turns: number;
            q: number;
            r: number;
        };
        /** @description One of the places where a piece may lie, as it is written there. `noun` is the piece. */
        PlaceField: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "place";
            name: string;
            noun: components["schemas"]["Noun"];
            places: components["schemas"]["Place"][];
        };
        /** @description The moves were made, and are stored. */
        Played: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            outcome: "played";
            /** Format: uuid */
            match: string;
            /** @description The version after the last of the moves. */
            version: number;
            /** @description One for each move. */
            entries: components["schemas"]["StoryEntry"][];
            /** @description What the match waits for now. */
            decisions: components["schemas"]["Decision"][];
            head: components["schemas"]["SignedHead"];
        };
        /** @description How often somebody has played a game. */
        PlayedGame: {
            /** @description The id of the game. */
            game: string;
            /** @description Matches that have ended, outside private ones, in which they held a seat at the end. */
            played: number;
            /** @description In how many of these they came first, alone or with others; not where they played alone. */
            won: number;
            /** @description In how many of these because all others had given up. */
            wonByForfeit: number;
        };
        /** @description A position file: a state written down. */
        Position: {
            /** @constant */
            format: "paquebot-position";
            /** @constant */
            version: 1;
            /** @description The id of the game. */
            game: string;
            /** @description The state, as `schemas.states` of `GET /v1/games/{game}` says; its seats stand under `seats`. */
            state: unknown;
        };
        /** @description RFC 9457 problem details. */
        Problem: {
            /** @description A page that explains this kind of problem. */
            type: string;
            /** @description The kind of problem, in the language of the caller. */
            title: string;
            /** @description The status of the answer. */
            status: number;
            /**
             * @description Stable: decide by this, never by a sentence. Codes may be added; go by `status` for one you do not know.
             *
             *     - `invalid-request` (400): A field is missing, unknown, or of the wrong type. `errors` lists each with its place.
             *     - `malformed-json` (400): The body could not be read as JSON, or is empty where one is needed.
             *     - `unsupported-media-type` (415): Send `Content-Type: application/json`.
             *     - `body-too-large` (413): Bodies may have up to 64 KiB; that of an import, up to 16 MiB.
             *     - `no-such-route` (404): The address is not part of the API.
             *     - `method-not-allowed` (405): There is something at this address, and it takes other methods: the header `Allow` lists them.
             *     - `not-found` (404): What the address names does not exist, or the caller may not know whether it does.
             *     - `too-many-requests` (429): Wait as long as the header `Retry-After` says.
             *     - `too-many-guesses` (429): After ten wrong passwords, from wherever they came, one is judged every half hour. `POST /v1/sessions/link` mails a link that signs in at once. Networks and browsers that have signed in before are not held up. With a session: sign in anew, or wait.
             *     - `fault` (500): A fault of the server, never of the request. A retry with the same Idempotency-Key is safe.
             *     - `unavailable` (503): The database is away, or busy with what this request needs. Wait as long as the header `Retry-After` says. Whether the request was carried out may be unknown: a retry with the same Idempotency-Key is safe.
             *     - `storage-full` (503): The disk of the database is full. Nothing was stored; whoever runs the server has to make room.
             *     - `sign-in-needed` (401): The route needs `Authorization: Bearer …` with an access token or a personal access token.
             *     - `token-not-valid` (401): The token is malformed, expired, revoked or used up. Refresh the session, or sign in again.
             *     - `not-allowed` (403): The caller is known, and this is not theirs to do.
             *     - `reason-needed` (403): What is hidden is shown to an administrator who gave a reason within the last hour: `POST /v1/admin/matches/{match}/looks` with `as` and `reason`. It is written into the audit log, and players read it once the match is over.
             *     - `scope-missing` (403): A personal access token may do only what its scopes say.
             *     - `only-one-match` (403): A token that was given for the link in a mail is good below `/v1/matches/{match}` of its match alone.
             *     - `proof-needed` (403): A stolen access token is not enough for this. Send `password`, or come with a session that began within the last 15 minutes; for changes of the account itself, with one that began so by a mailed link.
             *     - `session-needed` (403): Accounts, sessions and tokens are managed by the person, never by a token.
             *     - `match-not-started` (409): The match waits for players. It starts by itself when the last seat is taken.
             *     - `match-over` (409): The match has ended or was broken off: nothing can be added to it.
             *     - `match-not-open` (409): Joining and leaving, and what its creator may do, are possible only before a match starts; inviting, also while a seat is open to a substitute.
             *     - `seat-not-open` (409): A seat is open from its missed deadline on, where the match agreed that, or by agreement; `open` says so.
             *     - `invitation-needed` (403): The creator of the match took your seat back before it began. Somebody at the table may invite you again, by mail or by a link: an invitation from before does not count.
             *     - `nobody-to-agree` (409): A match that two or more people have played is ended without a result, or taken back beyond one’s own moves, only where two of them agree. Play on, give up the seat, or claim the win from a player who is late (`POST …/claim`).
             *     - `nothing-to-claim` (409): The win is claimed by the only player who is left from the only other one, who is late. Here more play on, a bot or a person who is gone holds the other seat, nobody is late, you gave your seat up, or it is claimed already. `mayClaim` of the match says when it can be.
             *     - `nothing-claimed` (409): Your own claim is withdrawn, as long as it stands: it is over as soon as the other player decides, or the match ends.
             *     - `seat-not-replaceable` (409): The match has no such seat, the seat was given up, a bot plays there already, or it is open to a substitute already.
             *     - `proposal-open` (409): One proposal of each kind is open in a match at a time. Answer it, or wait until it is decided.
             *     - `proposal-over` (409): It was accepted, declined or withdrawn, or has lapsed; its `status` says which.
             *     - `not-asked` (403): Asked are the people who still play, but for who made the proposal, and for who is late and is to be replaced by it.
             *     - `already-agreed` (409): Others still have to agree; `waitsFor` says who. You may still decline.
             *     - `already-paused` (409): A pause is on until `pausedUntil`. To have another, propose to end it first.
             *     - `not-paused` (409): There is no pause that could end.
             *     - `not-together` (403): One of two players has blocked the other. It is not said who.
             *     - `not-reliable-enough` (403): The match asks for a reliability of `needed`; `yours` is less, or null, where you have made fewer than 20 decisions that had a deadline. Private matches do not count for it.
             *     - `not-the-creator` (403): Where a creator leaves before the start, whoever joined first of those who are left is the creator.
             *     - `own-seat` (409): The creator takes seats back from others only.
             *     - `private-not-rated` (422): `rated: true` and `private: true` exclude each other. Leave `rated` out, or open the match to everybody.
             *     - `match-not-over` (409): Only a match that has ended, or was broken off, can be played again.
             *     - `already-joined` (409): One account holds at most one seat of a match.
             *     - `not-joined` (409): Only somebody who has joined can leave, invite or resign.
             *     - `too-few-hours` (422): Night and rest days leave too little of a week: others would wait for ever. Shorten the night, or name fewer rest days.
             *     - `too-much-vacation` (422): The vacations of one calendar year are longer together than the yearly allowance. Shorten them.
             *     - `too-many-open-matches` (409): An account may wait in a limited number of matches that have not started.
             *     - `match-frozen` (409): Nobody moves, and no clock runs, until the administrators have ruled, or the dispute is withdrawn.
             *     - `dispute-open` (409): A seat has one open dispute in a match at a time. Comment on it, or withdraw it first.
             *     - `dispute-over` (409): It was ruled or withdrawn. Whoever has more to say raises another.
             *     - `too-late-to-dispute` (409): A dispute is raised while the match goes on, or soon after its end.
             *     - `may-not-freeze` (403): Raise the dispute with `freeze: false`. Administrators can have the match stand still.
             *     - `no-newer-rules` (409): A match is moved over to a version of its game’s rules that is newer than its own, and released.
             *     - `nothing-to-take-back` (409): The version is none before the newest, or the position is already what it was then.
             *     - `others-have-moved` (409): Another seat, the clock, a bot or an administrator has acted since that version.
             *     - `something-was-revealed` (409): Who has seen a draw, or what others hid, cannot choose again.
             *     - `already-resigned` (409): A seat that was given up cannot be given up again.
             *     - `chance-between` (409): Of several moves sent together only the last may be followed by a draw, or uncover what others hid.
             *     - `too-many-invitations` (409): A match sends a limited number of invitations, so that nobody can use it to send mail to many.
             *     - `address-invited-often` (409): An address gets a few invitations a day, over all matches and senders, so that nobody can flood it. A link to hand on (`POST /v1/matches/{match}/links`) sends no mail.
             *     - `not-your-seat` (403): Only those who hold a seat move and talk in a match; others may watch.
             *     - `version-passed` (412): The `If-Match` of the request names an older version. `params.missed` holds what came since, as you may see it; decide again.
             *     - `decision-passed` (409): The `decision` that the request answers does not stand any more. `params.missed` holds what came since it was asked, as you may see it.
             *     - `race-lost` (409): The request lost many races in a row. Nothing was stored; it can be sent again as it is.
             *     - `key-reused` (422): A key stands for one request with one body. Make a new key for a new request.
             *     - `key-not-taken` (400): A secret is shown once and never again, so the same answer cannot be given twice. Send the request without the header.
             *     - `request-under-way` (409): A request with this Idempotency-Key has not been answered yet. Send it again a little later.
             *     - `outcome-unknown` (409): The server was interrupted while it carried out the first request with this Idempotency-Key. It does not carry it out again by itself: look whether it was done, and send it under a new key where it was not.
             *     - `name-taken` (409): Names are public, and no two may look alike (UTS 39): case, accents and spaces make no difference, nor do letters of other scripts that look the same. The name of an erased account rests for a year, and so does the last one that somebody gave up, but for themselves. `proposal` is free.
             *     - `name-not-suitable` (422): `why` says what is wrong with it: `invisible-characters`, `mixed-scripts` (within a word; Han with kana or Hangul is none), or `reserved` (what the server, its seats or those who look after it are called). `proposal` is suitable and free.
             *     - `address-taken` (409): The address was confirmed for another account before this link was followed.
             *     - `wrong-credentials` (401): Which of the two is wrong is not told. A link to sign in by can be mailed instead.
             *     - `wrong-password` (403): The password that came with this request is not the account’s. Without one the answer is `proof-needed`, where the session is no proof.
             *     - `account-unconfirmed` (403): The account is registered, and its address not confirmed. Register again, or ask for a link to sign in by.
             *     - `account-suspended` (403): An administrator suspended the account; `params.until` says until when (null: until it is lifted).
             *     - `account-banned` (403): An administrator banned the account.
             *     - `wrong-account-status` (409): Active and suspended accounts can be suspended and banned, suspended and banned ones reinstated; unconfirmed and erased ones neither.
             *     - `not-yourself` (409): Administrators can not suspend or ban themselves, and nobody can block or mute themselves.
             *     - `last-administrator` (409): The only active administrator’s account can not be erased.
             *     - `link-not-valid` (410): A mailed link is good once, and for a limited time. Ask for a new one.
             *     - `too-many-tokens` (409): Delete a personal access token that is no longer needed.
             *     - `too-many-webhooks` (409): Delete a webhook that is no longer needed.
             *     - `webhook-off` (409): Nothing is posted to it. `offBy` says why; switch it on again with `on: true`.
             *     - `too-many-blocks` (409): Take back a block that is no longer needed.
             *     - `too-many-mutes` (409): Take back a mute that is no longer needed.
             *     - `message-hidden` (409): Its author withdrew it, or an administrator hid it.
             *     - `too-many-streams` (409): End a stream that is no longer needed. The stream of the account tells of all matches at once.
             *     - `too-many-wishes` (409): Take back a wish, or wait until one is met or expires.
             *     - `too-many-studies` (409): Delete a study that is no longer needed. What should be kept can be exported as positions before.
             *     - `study-full` (409): Delete lines that are no longer needed, or begin another study with the position that you have come to.
             *     - `too-much-to-compute` (422): What may take long is computed beside the requests of others, for a limited time. A position that is reached in play needs a small part of it.
             *     - `position-not-possible` (422): The position is not one that the rules of its game can describe, or holds a number that is too large. `errors` lists what is wrong, each with its place.
             *     - `import-refused` (422): A journal file is imported only where every check passes: it must be of a match that is over, whole, and signed by this server or by the key that is sent along. `params.first` says what is wrong earliest in it, `params.checks` all that was checked. Nothing was stored.
             *     - `already-there` (409): The match was played here, or was imported with another journal or other names. An import never overwrites anything.
             *     - `illegal-move` (422): A rule of the game refused a move. `rule` says which, `detail` says it in words, `params.index` says which move of the request. Nothing of the request was stored.
             * @enum {string}
             */
            code: "invalid-request" | "malformed-json" | "unsupported-media-type" | "body-too-large" | "no-such-route" | "method-not-allowed" | "not-found" | "too-many-requests" | "too-many-guesses" | "fault" | "unavailable" | "storage-full" | "sign-in-needed" | "token-not-valid" | "not-allowed" | "reason-needed" | "scope-missing" | "only-one-match" | "proof-needed" | "session-needed" | "match-not-started" | "match-over" | "match-not-open" | "seat-not-open" | "invitation-needed" | "nobody-to-agree" | "nothing-to-claim" | "nothing-claimed" | "seat-not-replaceable" | "proposal-open" | "proposal-over" | "not-asked" | "already-agreed" | "already-paused" | "not-paused" | "not-together" | "not-reliable-enough" | "not-the-creator" | "own-seat" | "private-not-rated" | "match-not-over" | "already-joined" | "not-joined" | "too-few-hours" | "too-much-vacation" | "too-many-open-matches" | "match-frozen" | "dispute-open" | "dispute-over" | "too-late-to-dispute" | "may-not-freeze" | "no-newer-rules" | "nothing-to-take-back" | "others-have-moved" | "something-was-revealed" | "already-resigned" | "chance-between" | "too-many-invitations" | "address-invited-often" | "not-your-seat" | "version-passed" | "decision-passed" | "race-lost" | "key-reused" | "key-not-taken" | "request-under-way" | "outcome-unknown" | "name-taken" | "name-not-suitable" | "address-taken" | "wrong-credentials" | "wrong-password" | "account-unconfirmed" | "account-suspended" | "account-banned" | "wrong-account-status" | "not-yourself" | "last-administrator" | "link-not-valid" | "too-many-tokens" | "too-many-webhooks" | "webhook-off" | "too-many-blocks" | "too-many-mutes" | "message-hidden" | "too-many-streams" | "too-many-wishes" | "too-many-studies" | "study-full" | "too-much-to-compute" | "position-not-possible" | "import-refused" | "already-there" | "illegal-move";
            /** @description This very case, in the language of the caller. */
            detail?: string;
            /** @description Which rule refused the move, as `game/reason`. Stable. */
            rule?: string;
            /** @description What the sentence speaks of, for programs. */
            params?: {
                [key: string]: unknown;
            };
            /** @description Which parts of the request are wrong. */
            errors?: {
                /** @description Where, as `body/…`, `querystring/…`, `params/…` or `headers/…`. */
                at: string;
                /** @description What is wrong there, in the language of the caller. */
                problem: string;
            }[];
        };
        /** @description What everybody may know of somebody. */
        Profile: {
            name: string;
            /**
             * Format: date-time
             * @description Since when they have been here.
             */
            since: string;
            ratings: components["schemas"]["Rating"][];
            reliability: components["schemas"]["Reliability"];
            games: components["schemas"]["PlayedGame"][];
        };
        /** @description What is to change; the rest stays. */
        ProfilePatch: {
            /**
             * @description The name others see: two letters or digits at least, or one where a script writes so. No two look alike: case, accents and spaces make no difference, nor do letters of other scripts that look the same. A word is in one script.
             * @example Ada L.
             */
            name?: string;
            /**
             * @description The language of mails, and of answers to requests that name none.
             * @example fr
             * @enum {string}
             */
            language?: "en" | "fr" | "ru" | "es";
            /**
             * @description A time zone of the IANA database.
             * @example Europe/Paris
             */
            timeZone?: string;
            /** @description Kinds that are left out stay as they are. */
            mails?: {
                /**
                 * @description That it is your turn, and what was decided without you: at once, once a day, or never mailed.
                 * @enum {string}
                 */
                turns?: "at-once" | "daily" | "off";
                /**
                 * @description That a deadline is near, or that a match will be given up: at once, once a day, or never mailed.
                 * @enum {string}
                 */
                reminders?: "at-once" | "daily" | "off";
                /**
                 * @description What the others at the table have written: at once, once a day, or never mailed.
                 * @enum {string}
                 */
                messages?: "at-once" | "daily" | "off";
                /**
                 * @description All else about your matches: how they begin and end, proposals, who plays: at once, once a day, or never mailed.
                 * @enum {string}
                 */
                table?: "at-once" | "daily" | "off";
            };
            /** @description The hour of your day at which daily mails are sent. */
            mailHour?: number;
        };
        /** @description Proof that it is you. */
        Proof: {
            /**
             * @description Your password. It may be left out in the first 15 minutes of a session.
             * @example the packet boat sails at nine
             */
            password?: string;
        };
        /** @description Proof that it is you, where it is asked for. */
        ProofOrNone: components["schemas"]["Proof"] | null;
        /** @description What somebody proposes to a table, and all others have to agree to. */
        Proposal: {
            /** Format: uuid */
            match: string;
            /** @description Counted within its match. */
            number: number;
            terms: components["schemas"]["Terms"];
            /** @description What is proposed, as a sentence in your language. */
            says: string;
            /** @description Who proposes it. */
            by: components["schemas"]["Proposer"];
            /** @description The match’s version at which it was made. Taking back lapses with the next one. */
            version: number;
            status: components["schemas"]["ProposalStatus"];
            /** @description Who has agreed. */
            agreed: components["schemas"]["AtSeat"][];
            /** @description Who still has to agree: with the last of them it comes about. Nobody, though it is open: those who were asked have left, and anybody who plays may agree. */
            waitsFor: components["schemas"]["AtSeat"][];
            /** Format: date-time */
            createdAt: string;
            /** @description When it was accepted, declined or withdrawn. */
            doneAt: string | null;
        };
        /** @description Whether you agree. */
        ProposalAnswer: {
            /** @description False: it comes to nothing. */
            agree: boolean;
        };
        /** @description A page of proposals. */
        ProposalPage: {
            items: components["schemas"]["Proposal"][];
            /** @description The cursor of the next page; null on the last. */
            next: string | null;
        };
        /**
         * @description What has become of a proposal. `lapsed`: what it proposes can no longer be done, or somebody else holds the seat that made it.
         * @enum {string}
         */
        ProposalStatus: "open" | "accepted" | "declined" | "withdrawn" | "lapsed";
        /** @description Who proposes something. */
        Proposer: {
            /** @description Null: the administrators. */
            seat: number | null;
            /** @description The name of its holder when it was made, or “The administrators” in your language. */
            player: string;
        };
        /** @description Where a component’s numbers come from. */
        Provenance: {
            component: string;
            /**
             * @description House values are ours, never the publisher’s.
             * @enum {string}
             */
            status: "verified" | "ruling" | "house";
            note: string;
        };
        /** @description What the game asks of players. */
        QuestionKind: {
            /** @description The id of such a question, without its number. */
            kind: string;
            /** @description Whether the id has a number: `turn-3`. */
            numbered: boolean;
            /** @description The question as an instruction, in your language. */
            asks: string;
            /** @description Whether it has a usual answer; else a match that agreed on `usual` waits at its deadline. */
            usual: boolean;
        };
        /** @description A dispute, and its match. */
        QueuedDispute: {
            /** Format: uuid */
            match: string;
            /** @description Counted within its match. */
            number: number;
            /** @description Who raised it. */
            by: components["schemas"]["DisputeSpeaker"];
            /** @description The entry that it points at. */
            version: number;
            /** @description What is wrong, in the words of whoever raised it; empty once their account is erased. */
            text: string;
            status: components["schemas"]["DisputeStatus"];
            /** @description Whether it has the match stand still, as long as it is open and the match not over. */
            freezes: boolean;
            /** @description How much was said to it. */
            comments: number;
            /** @description Null as long as there is none. */
            ruling: components["schemas"]["Ruling"] | null;
            /** @description The versions of the entries that it ended with; null: it needed none. */
            entries: {
                first: number;
                last: number;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** @description When it was ruled or withdrawn. */
            doneAt: string | null;
            /** @description The id of the game of its match. */
            game: string;
            /** @description What the creator of its match called it; may be empty. */
            name: string;
            /** @description Since when its match stands still. */
            frozenAt: string | null;
        };
        /** @description A page of disputes of all matches. */
        QueuedDisputePage: {
            items: components["schemas"]["QueuedDispute"][];
            /** @description The cursor of the next page; null on the last. */
            next: string | null;
        };
        /** @description Somebody with a rating that is not provisional. */
        Ranked: {
            name: string;
            /** @description What they almost certainly play at least: 1000 + 40 (μ − 3σ), by OpenSkill. Beginners have 1000. */
            rating: number;
            /** @description How far from the truth it may be: 40 σ. It falls as matches are counted. */
            uncertainty: number;
            /** @description How many rated matches it stands on. */
            matches: number;
        };
        /** @description A page of ratings, the best first. */
        RankedPage: {
            items: components["schemas"]["Ranked"][];
            /** @description The cursor of the next page; null on the last. */
            next: string | null;
        };
        /** @description How well somebody plays a game, as far as rated matches show. */
        Rating: {
            /** @description The id of the game. */
            game: string;
            /** @description What they almost certainly play at least: 1000 + 40 (μ − 3σ), by OpenSkill. Beginners have 1000. */
            rating: number;
            /** @description How far from the truth it may be: 40 σ. It falls as matches are counted. */
            uncertainty: number;
            /** @description How many rated matches it stands on. */
            matches: number;
            /** @description Whether there were fewer than 10 rated matches: then it says little yet. */
            provisional: boolean;
        };
        /** @description What a match did to a rating. */
        RatingChange: {
            before: number;
            after: number;
        };
        /** @description How far you have read. */
        ReadMark: {
            /** @description The newest version you have seen. Only you know. */
            version: number;
            /** @description The newest message you have read. The table sees it as `readBy`. */
            message: number;
        };
        /** @description What a session goes on by. */
        Refresh: {
            /** @description The newest one of the session. */
            refreshToken: string;
        };
        /** @description What is needed for an account. */
        Registration: {
            /**
             * Format: email
             * @description An address for mail. Capitals make no difference.
             * @example ada@example.org
             */
            email: string;
            /**
             * @description The name others see: two letters or digits at least, or one where a script writes so. No two look alike: case, accents and spaces make no difference, nor do letters of other scripts that look the same. A word is in one script.
             * @example Ada L.
             */
            name: string;
            /**
             * @description At least 10 characters; a sentence is good.
             * @example the packet boat sails at nine
             */
            password: string;
            /**
             * @description Left out: the language of this request.
             * @example fr
             * @enum {string}
             */
            language?: "en" | "fr" | "ru" | "es";
            /**
             * @description A time zone of the IANA database. Left out: UTC.
             * @example Europe/Paris
             */
            timeZone?: string;
        };
        /** @description A dispute is rejected: everything stays as it is. */
        Rejection: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            outcome: "rejected";
            /**
             * @description Why, in words that everybody at the table reads.
             * @example The client of Red sent an old move again: what it bought with it goes back.
             */
            reasons: string;
            /**
             * @description Only say what would happen.
             * @default false
             */
            dryRun?: boolean;
        };
        /** @description How often somebody decides in time. */
        Reliability: {
            /** @description Of a hundred decisions, how many were made in time, rounded down; null below 20 decisions. */
            share: number | null;
            /** @description How many decisions that had a deadline are counted, outside private matches. */
            decisions: number;
        };
        /** @description What a ruling does about a match. */
        Remedy: components["schemas"]["RewindRemedy"] | components["schemas"]["MoveRemedy"] | components["schemas"]["ReplaceRemedy"] | components["schemas"]["EndRemedy"] | components["schemas"]["AnnulRemedy"];
        /** @description A bot plays on at once, and the seat is open to others. Who held it cannot take over a seat of this match again. */
        ReplaceRemedy: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "replace";
            /** @description Whose seat it is. */
            seat: number;
        };
        /** @description Somebody else plays on for a seat. */
        ReplaceTerms: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "replace";
            /** @description Whose seat it is. */
            seat: number;
            /**
             * @description `bot`: a bot plays on at once. `person`: the seat is open to whoever takes it over.
             * @enum {string}
             */
            by: "bot" | "person";
        };
        /** @description An entry of a journal, how it came about, and by whom it was sent. */
        ReplayedEntry: {
            /** Format: uuid */
            match: string;
            /** @description As whom it was seen. */
            viewer: components["schemas"]["Viewer"];
            entry: components["schemas"]["SeenEntry"];
            /** @description What happened, a sentence each, in your language. */
            says: string[];
            /** @description The version before; null for the first. */
            previous: number | null;
            /** @description The version after; null for the newest. */
            next: number | null;
            /** @description What the seat was asked; null where no seat moved, or none was asked. */
            decision: components["schemas"]["AnsweredDecision"] | null;
            /** @description How long the seat took; null where it was asked nothing, or where a ruling moved in its name. */
            took: components["schemas"]["TimeTaken"] | null;
            /** @description What the seat could have done then. Null where no seat moved, and for whoever is neither that seat nor one who sees all. */
            choices: components["schemas"]["Choice"][] | null;
            /** @description By whom it was sent. Null for what nobody sent (the clock, a bot, a standing order), for somebody whose account was erased, and unless you look as an administrator. */
            origin: components["schemas"]["Origin"] | null;
        };
        /** @description A message that was reported and waits for an administrator. */
        ReportedMessage: {
            message: components["schemas"]["ModeratedMessage"];
            match: {
                /** Format: uuid */
                id: string;
                /** @description The id of its game. */
                game: string;
                /** @description What its creator called it; may be empty. */
                name: string;
            };
            /** @description The five messages before it, in order. */
            before: components["schemas"]["ModeratedMessage"][];
            /** @description The oldest first. */
            reports: {
                by: {
                    /** Format: uuid */
                    account: string;
                    name: string;
                };
                why: string;
                /** Format: date-time */
                at: string;
            }[];
        };
        /** @description A page of reported messages. */
        ReportedMessagePage: {
            items: components["schemas"]["ReportedMessage"][];
            /** @description The cursor of the next page; null on the last. */
            next: string | null;
        };
        /** @description How a match ended, as it was recorded then. */
        Result: {
            /** @description Why the match ended, as the game’s own word. */
            reason: string;
            /** @description Why it ended, as a sentence. */
            says: string;
            seats: components["schemas"]["SeatResult"][];
        };
        /** @description A pause ends at once, and the clocks go on. */
        ResumeTerms: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "resume";
        };
        /** @description The position is again that of an earlier version. A match that is over goes on from there, by a new seed. All that is asked has all its time again, seats that were given up since play on, and all standing orders are cancelled. */
        RewindRemedy: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "rewind";
            /** @description The version whose position it shall be again. */
            to: number;
        };
        /** @description A dispute was ruled, and everybody at the table is told. */
        Ruled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            outcome: "ruled";
            dispute: components["schemas"]["DisputeInFull"];
            /** @description The newest version of the match. */
            version: number;
            /** @description What was entered into the journal, as you see it there. */
            entries: components["schemas"]["StoryEntry"][];
        };
        /** @description The match goes over to newer rules of its game. */
        RulesTerms: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "new-rules";
            /**
             * @description The version of its game’s rules that the match is played by from then on.
             * @example 2
             */
            to: number;
            /**
             * @description Why, in words that all who see the match read.
             * @example Rules 1 paid for a building twice.
             */
            reason: string;
        };
        /** @description How a dispute was ruled. */
        Ruling: {
            /** @description The name of the administrator. */
            by: string;
            reasons: string;
            /** @description What was done, a sentence each in your language; none: nothing. */
            remedies: string[];
        };
        /** @description A line of the score. */
        ScoreLine: {
            label: string;
            /** @description The label in your language. */
            says: string;
            points: number;
        };
        /** @description A seat moved. */
        SeatActor: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "seat";
            seat: number;
            /**
             * @description Its player, a standing order, a bot, or the clock.
             * @enum {string}
             */
            by: "hand" | "order" | "bot" | "clock";
        };
        /** @description How a seat came out. */
        SeatResult: {
            seat: number;
            player: string;
            /** @description 1 is best; ties share a place. */
            place: number;
            points: number;
            /** @description How the points came together. */
            lines: components["schemas"]["ScoreLine"][];
        };
        /** @description What a seat has come to. */
        SeatStatistics: {
            seat: number;
            /** @description How many matches it won. A victory that is shared counts in equal parts. */
            victories: number;
            /** @description On average. */
            points: number;
        };
        /** @description What a seat proposes to its table. */
        SeatTerms: components["schemas"]["PauseTerms"] | components["schemas"]["ResumeTerms"] | components["schemas"]["EndTerms"] | components["schemas"]["TakeBackTerms"] | components["schemas"]["ReplaceTerms"];
        /** @description How a seat comes out by a ruling. */
        SeatVerdict: {
            /** @description Whose seat it is. */
            seat: number;
            /** @description 1 is best; ties share a place, and the next place is left out. */
            place: number;
            points: number;
        };
        /** @description An entry of a journal: its hash can be recomputed from its header and all its parts, shown or hidden. */
        SeenEntry: {
            /** Format: uuid */
            match: string;
            version: number;
            /** Format: date-time */
            at: string;
            /** @enum {string} */
            kind: "opened" | "moved" | "resigned" | "aborted" | "taken-back" | "replaced" | "frozen" | "thawed" | "rewound" | "corrected" | "ruled" | "new-rules";
            actor: components["schemas"]["Actor"];
            rules: number;
            draws: number;
            previous: string;
            hash: string;
            move: components["schemas"]["SeenMove"];
            events: components["schemas"]["SeenEvent"][];
        };
        /** @description An event of an entry, shown or hidden. */
        SeenEvent: components["schemas"]["ShownEvent"] | components["schemas"]["HiddenPart"];
        /** @description The move of an entry, shown or hidden. */
        SeenMove: components["schemas"]["ShownMove"] | components["schemas"]["HiddenPart"];
        /** @description Being signed in somewhere. */
        Session: {
            /** Format: uuid */
            id: string;
            /** @description Whether this request was made in it. */
            current: boolean;
            /**
             * @description How it began.
             * @enum {string}
             */
            method: "password" | "link";
            /** @description What the client called itself when it began. */
            userAgent: string;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was last refreshed.
             */
            usedAt: string;
            /**
             * Format: date-time
             * @description When it ends if it is not refreshed before.
             */
            expiresAt: string;
        };
        /** @description Your sessions. */
        SessionList: {
            items: components["schemas"]["Session"][];
        };
        /** @description A board that somebody shares. */
        SharedStudy: {
            /** @description The id of its game. */
            game: string;
            name: string;
            /** @description How many play. */
            seats: number;
            source: components["schemas"]["StudySource"];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updatedAt: string;
            /** @description All that was tried, each after what it follows. */
            nodes: components["schemas"]["StudyNode"][];
            /** @description The lines that have names, in the order of their nodes. */
            variations: components["schemas"]["Variation"][];
        };
        /** @description An event that you may see. */
        ShownEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "shown";
            /** @description What happened: an event of the match’s game (`schemas.events` of `GET /v1/games/{game}`) or, first of an entry that is not `moved` or `resigned`, the journal’s own: its type is the kind of the entry. */
            value: {
                type: string;
            } & {
                [key: string]: unknown;
            };
            /** @description HMAC-SHA256 with this key over the canonical JSON of the value is the commitment. */
            key: string;
        };
        /** @description A move that you may see. */
        ShownMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "shown";
            /** @description The move as it was submitted; null where nobody moved. */
            value: ({
                type: string;
            } & {
                [key: string]: unknown;
            }) | null;
            /** @description HMAC-SHA256 with this key over the canonical JSON of the value is the commitment. */
            key: string;
        };
        /** @description The server’s signed word that the audit log ended so: keep it, and nobody can rewrite the log unseen. */
        SignedAuditHead: {
            /** @description The number of the newest record. */
            number: number;
            /** @description Its hash. */
            hash: string;
            /** @description Which of the public signing keys to check with. */
            keyId: string;
            /**
             * Format: base64url
             * @description Ed25519 over "paquebot audit 1\n{number}\n{hash}\n".
             */
            signature: string;
        };
        /** @description The server’s signed word that a journal ended so at this version: keep it, and no history can be rewritten unseen. */
        SignedHead: {
            /** Format: uuid */
            match: string;
            version: number;
            hash: string;
            /** @description Which of the public signing keys to check with. */
            keyId: string;
            /**
             * Format: base64url
             * @description Ed25519 over "paquebot head 1\n{match}\n{version}\n{hash}\n".
             */
            signature: string;
        };
        /** @description A session with its tokens. Keep both tokens secret. */
        SignedIn: {
            /** @description For `Authorization: Bearer …`; good for 15 minutes. */
            accessToken: string;
            /**
             * Format: date-time
             * @description When the access token expires.
             */
            expiresAt: string;
            /** @description Good once, for `POST /v1/sessions/refresh`, within 60 days. Using it twice ends the session. */
            refreshToken: string;
            session: components["schemas"]["Session"];
            account: components["schemas"]["Account"];
        };
        /** @description A public key of this server. */
        SigningKey: {
            /** @description The `keyId` of the heads it signed. */
            id: string;
            /** @description Ed25519, SPKI in PEM. */
            publicKey: string;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description The keys, oldest first. */
        SigningKeyList: {
            items: components["schemas"]["SigningKey"][];
        };
        /** @description A list of values of different options, from `min` to `max` of them, in any order. */
        SomeOfField: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "some-of";
            name: string;
            options: components["schemas"]["Option"][];
            min: number;
            max: number;
        };
        /** @description An answer that was given in advance. */
        StandingOrder: {
            /**
             * @description What it answers: a question by its id (`feeding-3`), or every question of a kind, by the id without its number (`feeding`). Null: whatever you are asked. The kinds are in `questions` of `GET /v1/games/{game}`.
             * @example feeding-3
             */
            question: string | null;
            move: components["schemas"]["MoveJson"];
            /** @description All of them must hold. */
            conditions: components["schemas"]["OrderCondition"][];
            /** @description Whether it is kept for later questions, once it was carried out. It is carried out once for each decision. */
            stays: boolean;
        };
        /** @description The standing orders of your seat. Nobody else learns of them. */
        StandingOrders: {
            /** Format: uuid */
            match: string;
            /** @description Your seat. */
            seat: number;
            /** @description What is left of them, in their order. */
            orders: components["schemas"]["StandingOrder"][];
        };
        /** @description It stands, and is met as soon as enough others wish the same. */
        StandingWish: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            outcome: "standing";
            wish: components["schemas"]["Wish"];
        };
        /** @description First of all where you bring no id that is good: what is written from here on is told. */
        StartEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "start";
            /** @description Come back with it as `Last-Event-ID`, and what came after is told first. */
            id: string;
            data: {
                /** Format: date-time */
                at: string;
            };
        };
        /** @description What the ended matches of so many players add up to. */
        Statistics: {
            /** @description How many played. */
            seats: number;
            /** @description How many were played to their end: all averages are over these. */
            matches: number;
            /** @description How many more ended by forfeit, since all but one had given up. */
            forfeits: number;
            /** @description How many entries their journals have, on average. */
            entries: number;
            /** @description How long they took from start to end, on average. */
            hours: number;
            /** @description In turn order. */
            bySeat: components["schemas"]["SeatStatistics"][];
        };
        /** @description An entry of the journal as you may see it, and told in words. */
        StoryEntry: {
            entry: components["schemas"]["SeenEntry"];
            /** @description What happened, a sentence each, in your language. */
            says: string[];
        };
        /** @description An event on the stream of your account. */
        StreamedOfAccount: components["schemas"]["StartEvent"] | components["schemas"]["NoticeEvent"];
        /** @description An event on the stream of a match. */
        StreamedOfMatch: components["schemas"]["EntryEvent"] | components["schemas"]["MessageEvent"] | components["schemas"]["MatchEvent"];
        /** @description A private board: what was tried on it. */
        Study: {
            /** Format: uuid */
            id: string;
            /** @description The id of its game. */
            game: string;
            name: string;
            /** @description How many play. */
            seats: number;
            source: components["schemas"]["StudySource"];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updatedAt: string;
            /** @description All that was tried, each after what it follows. */
            nodes: components["schemas"]["StudyNode"][];
            /** @description The lines that have names, in the order of their nodes. */
            variations: components["schemas"]["Variation"][];
            /** @description Null: it is not shared. */
            link: components["schemas"]["StudyLink"] | null;
        };
        /** @description What a study begins with. */
        StudyBeginning: components["schemas"]["FromMatch"] | components["schemas"]["FromPosition"] | components["schemas"]["FromGame"] | components["schemas"]["FromShared"];
        /** @description What to change. */
        StudyChange: {
            /** @description What to call it from now on. */
            name: string;
        };
        /** @description Every legal move of a seat on a study board, as forms. */
        StudyChoices: {
            node: number;
            seat: number;
            /** @description What the seat is asked first; null where it is asked nothing. */
            question: string | null;
            /** @description The same as an instruction, in your language. */
            asks: string | null;
            choices: components["schemas"]["Choice"][];
        };
        /** @description Whoever has it may read the study, signed in or not. */
        StudyLink: {
            /**
             * Format: uri
             * @description A page for people.
             */
            url: string;
            /** @description What programs read the study by: `GET /v1/shared-studies/{study}`. */
            token: string;
        };
        /** @description A move that was tried on a study board. */
        StudyNode: {
            /** @description Counted within its study from 1; the number of one that was deleted never comes back. */
            number: number;
            /** @description The node it follows; 0: the first position. */
            parent: number;
            /** @description Who moves. */
            seat: number;
            move: components["schemas"]["MoveJson"];
            /** @description What the line that leads here is called; null: it has no name. */
            name: string | null;
            /** @description What happens, a sentence each, in your language. */
            says: string[];
        };
        /** @description An opening of the game. */
        StudyOfGame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "game";
        };
        /** @description A match at one of its versions. */
        StudyOfMatch: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "match";
            /** Format: uuid */
            match: string;
            version: number;
            /** @description As whom it was seen: what was hidden from them is redealt. */
            viewer: components["schemas"]["Viewer"];
        };
        /** @description A position that was imported. */
        StudyOfPosition: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "position";
        };
        /** @description A page of studies. */
        StudyPage: {
            items: components["schemas"]["StudySummary"][];
            /** @description The cursor of the next page; null on the last. */
            next: string | null;
        };
        /** @description Where the first position of a study comes from. */
        StudySource: components["schemas"]["StudyOfMatch"] | components["schemas"]["StudyOfPosition"] | components["schemas"]["StudyOfGame"];
        /** @description A study, in short. */
        StudySummary: {
            /** Format: uuid */
            id: string;
            /** @description The id of its game. */
            game: string;
            name: string;
            /** @description How many play. */
            seats: number;
            source: components["schemas"]["StudySource"];
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was changed last.
             */
            updatedAt: string;
            /** @description How many moves were tried. */
            moves: number;
            /** @description Whether there is a link to it. */
            shared: boolean;
        };
        /** @description What each unit of another field (a count, or one good of a goods field) adds to the price `of`: `times` / `outOf`. The sum of all is rounded up. */
        Surcharge: {
            field: string;
            good?: string;
            of: string;
            times: number;
            outOf: number;
        };
        /** @description Why, and until when. */
        Suspension: {
            /**
             * @description Why, in words that the person will read.
             * @example Repeated insults in match names.
             */
            reason: string;
            /**
             * Format: date-time
             * @description When it ends by itself. Left out: when an administrator lifts it.
             */
            until?: string;
        };
        /** @description The server did it by itself. */
        SystemActor: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "system";
        };
        /** @description Moves are taken back: the position is again that of an earlier version. All standing orders are cancelled. */
        TakeBackTerms: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "take-back";
            /** @description The version whose position the match goes back to. */
            to: number;
        };
        /** @description How far to go back. */
        TakingBack: {
            /** @description The version to go back to; without it, one entry back, and one more each time. */
            to?: number;
        };
        /** @description Which seat to take over. */
        TakingOver: {
            /** @description Which seat; `open` of a match’s players says which there are. */
            seat: number;
            /**
             * Format: base64url
             * @description The token of an invitation.
             */
            invitation?: string;
        };
        /** @description What is proposed to a table: it comes about once all others have agreed. */
        Terms: components["schemas"]["PauseTerms"] | components["schemas"]["ResumeTerms"] | components["schemas"]["EndTerms"] | components["schemas"]["TakeBackTerms"] | components["schemas"]["ReplaceTerms"] | components["schemas"]["RulesTerms"];
        /** @description How long a seat took, in milliseconds. */
        TimeTaken: {
            /** @description From when the decision was asked for. */
            milliseconds: number;
            /** @description For how much of that the seat’s clock ran, by the hours that its player keeps today: not while the match was paused or stood still. Null where there are no deadlines, and for everybody but that player, and administrators: nobody else may know when they rest. */
            running: number | null;
        };
        /** @description What a personal access token is for, and what it may do. */
        TokenWish: {
            /**
             * @description What it is for.
             * @example My bot
             */
            name: string;
            /**
             * @description `read`: see matches and your account. `play`: join, leave and move. `create`: open matches, wish for them, and invite.
             * @example [
             *       "read",
             *       "play"
             *     ]
             */
            scopes: ("read" | "play" | "create")[];
            /**
             * @description When it ends; null: when it is deleted, or the password changed. Left out: after a year.
             * @default 365
             */
            expiresInDays?: number | null;
            /**
             * @description Your password. It may be left out in the first 15 minutes of a session.
             * @example the packet boat sails at nine
             */
            password?: string;
        };
        /** @description Something that an administrator did about a match. */
        ToldAct: {
            /** Format: date-time */
            at: string;
            /**
             * @description What was done: docs/disputes.md has them all.
             * @enum {string}
             */
            act: "look" | "verify" | "abort" | "import" | "suspend" | "ban" | "reinstate" | "retry-address" | "list-accounts" | "read-notices" | "read-reports" | "hide-message" | "show-message" | "make-administrator" | "reset-administrator" | "give-role" | "take-role" | "propose-rules" | "withdraw-rules" | "raise-dispute" | "freeze" | "thaw" | "rule";
            /** @description The name of the administrator. */
            by: string;
            /** @description Why, in the administrator’s words; empty where no reason is asked for. */
            reason: string;
            /** @description As whom was looked, and at which version the match was; null: it is no look. */
            look: {
                as: number | ("spectator" | "administrator");
                version: number;
            } | null;
            /** @description The number of the message that it is about, if any. */
            message: number | null;
            /** @description The number of the dispute that it is about, if any. */
            dispute: number | null;
            /** @description The number of the proposal that it is about, if any. */
            proposal: number | null;
        };
        /** @description A page of what administrators did about a match. */
        ToldActPage: {
            items: components["schemas"]["ToldAct"][];
            /** @description The cursor of the next page; null on the last. */
            next: string | null;
        };
        /** @description A notice to you. */
        ToldNotice: {
            /** @description The same as in `GET /v1/account/notices`. */
            id: string;
            /**
             * @description What it is about.
             * @example your-turn
             */
            topic: string;
            /** @description The match it is about, if any. */
            match: string | null;
            /** @description What belongs to the topic: `seat`, `version`, `question`, `proposal`, `message`, `why`, `by`. */
            about: {
                [key: string]: unknown;
            };
            /** Format: date-time */
            createdAt: string;
        };
        /** @description The moves would be accepted. Nothing is stored. */
        Tried: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            outcome: "tried";
            /** Format: uuid */
            match: string;
            /** @description The version that the moves were tried on. */
            version: number;
            /** @description What would happen, as far as it is certain. */
            says: string[];
            /** @description How many of the moves were tried. */
            tried: number;
            /** @description Whether a draw would follow, or something hidden be turned up: what comes after cannot be known. */
            stopped: boolean;
        };
        /** @description What was tried on a study board, and where it leads. */
        TriedOnBoard: {
            /** @description The moves as they stand in the tree, one each, in order. */
            nodes: components["schemas"]["StudyNode"][];
            /** @description After the last of them, everything shown. */
            position: components["schemas"]["LeHavreStudyPosition"] | components["schemas"]["HavanaStudyPosition"] | components["schemas"]["HamletStudyPosition"];
        };
        /** @description A dispute is upheld, and what is done about it. */
        Upholding: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            outcome: "upheld";
            /**
             * @description Why, in words that everybody at the table reads.
             * @example The client of Red sent an old move again: what it bought with it goes back.
             */
            reasons: string;
            /**
             * @description Only say what would happen.
             * @default false
             */
            dryRun?: boolean;
            /**
             * @description What is done, in this order: all of it, or nothing. None, where a word is enough. After a move by which something is drawn or uncovered only `end` or `annul` may come.
             * @default []
             */
            remedies?: components["schemas"]["Remedy"][];
        };
        /** @description A line that has a name. */
        Variation: {
            name: string;
            node: number;
            /** @description How many moves lead there. */
            length: number;
        };
        /** @description The name of a line. */
        VariationName: {
            /** @description What to call the line; null: it has no name. */
            name: string | null;
        };
        /** @description What was checked of a journal, and what came out. */
        Verification: {
            /** Format: uuid */
            match: string;
            version: number;
            /** @description Whether nothing is wrong. */
            holds: boolean;
            /** @description What is wrong earliest in the journal; null where nothing is. */
            first: components["schemas"]["FirstFault"] | null;
            checks: components["schemas"]["Check"][];
        };
        /** @description The number of a seat, or a spectator, or one from whom nothing is hidden. */
        Viewer: number | ("spectator" | "administrator");
        /**
         * @description Why a seat is being waited for. `deciding`: its player has time. `resting`: your own clock stands still, for a night, a rest day or a vacation; of others it is told only when they have to decide. `late`: its deadline has passed. `paused`: all clocks stand still, by agreement. `frozen`: the match stands still because of a dispute, and nobody can decide. `server`: the server answers by itself in a moment, for a bot, or for somebody who is gone.
         * @enum {string}
         */
        Waiting: "deciding" | "resting" | "late" | "paused" | "frozen" | "server";
        /** @description Where your notices are posted to. */
        Webhook: {
            /** Format: uuid */
            id: string;
            url: string;
            /**
             * @description The topics it is told of; none: all of them.
             * @example [
             *       "your-turn",
             *       "match-ended"
             *     ]
             */
            topics: ("match-started" | "match-ended" | "match-aborted" | "your-turn" | "deadline-near" | "deadline-missed" | "decided-for-you" | "vacation-taken" | "win-claimed" | "seat-opened" | "seats-will-open" | "match-expiring" | "match-closed" | "seat-removed" | "proposed" | "proposal-decided" | "seat-changed" | "orders-cancelled" | "said" | "dispute-raised" | "dispute-said" | "dispute-ruled")[];
            on: boolean;
            /** @description Since when it is off; null: it is on. */
            offAt: string | null;
            /** @description Why it is off: by its owner, after a week of failures, or since the receiver answered 410. */
            offBy: ("owner" | "failures" | "gone") | null;
            /** @description When something was last delivered, to the minute; null: never. */
            usedAt: string | null;
            /** @description Since when every try has failed; null: the last did not. */
            failingSince: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        /** @description What is to change; the rest stays. */
        WebhookChange: {
            /**
             * @description Where notices are posted to: `https` (or `http`), without a user or a password in it.
             * @example https://example.org/paquebot
             */
            url?: string;
            /**
             * @description The topics it is told of; none: all of them.
             * @example [
             *       "your-turn",
             *       "match-ended"
             *     ]
             */
            topics?: ("match-started" | "match-ended" | "match-aborted" | "your-turn" | "deadline-near" | "deadline-missed" | "decided-for-you" | "vacation-taken" | "win-claimed" | "seat-opened" | "seats-will-open" | "match-expiring" | "match-closed" | "seat-removed" | "proposed" | "proposal-decided" | "seat-changed" | "orders-cancelled" | "said" | "dispute-raised" | "dispute-said" | "dispute-ruled")[];
            /** @description False switches it off; true switches it on again, whyever it was off. */
            on?: boolean;
            /**
             * @description Your password, where the address changes. It may be left out in the first 15 minutes of a session.
             * @example the packet boat sails at nine
             */
            password?: string;
        };
        /** @description Your webhooks. */
        WebhookList: {
            items: components["schemas"]["Webhook"][];
        };
        /** @description Where notices are to be posted to. */
        WebhookWish: {
            /**
             * @description Where notices are posted to: `https` (or `http`), without a user or a password in it.
             * @example https://example.org/paquebot
             */
            url: string;
            /**
             * @description The topics it is told of; none: all of them.
             * @example [
             *       "your-turn",
             *       "match-ended"
             *     ]
             */
            topics?: ("match-started" | "match-ended" | "match-aborted" | "your-turn" | "deadline-near" | "deadline-missed" | "decided-for-you" | "vacation-taken" | "win-claimed" | "seat-opened" | "seats-will-open" | "match-expiring" | "match-closed" | "seat-removed" | "proposed" | "proposal-decided" | "seat-changed" | "orders-cancelled" | "said" | "dispute-raised" | "dispute-said" | "dispute-ruled")[];
            /**
             * @description Your password. It may be left out in the first 15 minutes of a session.
             * @example the packet boat sails at nine
             */
            password?: string;
        };
        /** @description A webhook, with its secret. */
        WebhookWithSecret: {
            /** Format: uuid */
            id: string;
            url: string;
            /**
             * @description The topics it is told of; none: all of them.
             * @example [
             *       "your-turn",
             *       "match-ended"
             *     ]
             */
            topics: ("match-started" | "match-ended" | "match-aborted" | "your-turn" | "deadline-near" | "deadline-missed" | "decided-for-you" | "vacation-taken" | "win-claimed" | "seat-opened" | "seats-will-open" | "match-expiring" | "match-closed" | "seat-removed" | "proposed" | "proposal-decided" | "seat-changed" | "orders-cancelled" | "said" | "dispute-raised" | "dispute-said" | "dispute-ruled")[];
            on: boolean;
            /** @description Since when it is off; null: it is on. */
            offAt: string | null;
            /** @description Why it is off: by its owner, after a week of failures, or since the receiver answered 410. */
            offBy: ("owner" | "failures" | "gone") | null;
            /** @description When something was last delivered, to the minute; null: never. */
            usedAt: string | null;
            /** @description Since when every try has failed; null: the last did not. */
            failingSince: string | null;
            /** Format: date-time */
            createdAt: string;
            /**
             * @description What deliveries are signed with. It is shown this once.
             * @example whsec_…
             */
            secret: string;
        };
        /** @description A standing wish for a match. */
        Wish: {
            /** Format: uuid */
            id: string;
            /** @description The id of the game. Its options are the default ones. */
            game: string;
            /** @description How many play. */
            seats: number;
            pace: components["schemas"]["Pace"];
            late: components["schemas"]["Late"];
            /** @description The language people write in at the table; null: any. */
            language: string | null;
            rated: boolean;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it is given up, where it is not met before.
             */
            expiresAt: string;
        };
        /** @description Your standing wishes. */
        WishList: {
            items: components["schemas"]["Wish"][];
        };
        /** @description What came of a wish. */
        WishOutcome: components["schemas"]["StandingWish"] | components["schemas"]["MetWish"];
    };
    responses: {
        /** @description The server failed: `fault`. Nothing was stored that was not answered. */
        Fault: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not at this moment: `unavailable`, `storage-full`. Ask again as late as `Retry-After` says. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
         * @example fr, en;q=0.5
         */
        AcceptLanguage: string;
        /**
         * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
         * @example b7f1c0de-0001
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description A name to save the file under. */
        "Content-Disposition": string;
        /** @description Names this very answer: send it as `If-None-Match` to be told 304 while nothing has changed, or as `If-Match` with a move. */
        ETag: string;
        /** @description The path of what was made. */
        Location: string;
        /** @description How much is left of each limit that you are counted by: `r` requests within the next `t` seconds. A list of structured fields (draft-ietf-httpapi-ratelimit-headers). */
        RateLimit: string;
        /** @description The limits of this operation: `q` requests within `w` seconds, by account, network or address. */
        "RateLimit-Policy": string;
        /** @description In how many seconds to ask again. */
        "Retry-After": number;
        /** @description How to sign in: always `Bearer`. */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All is well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSigningKeys: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningKeyList"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Registration"];
            };
        };
        responses: {
            /** @description A mail is on its way to this address. */
            202: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `name-taken`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`, `name-not-suitable`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirmation"];
            };
        };
        responses: {
            /** @description An account, as its owner sees it. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No longer there: `link-not-valid`. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description A session with its tokens. Keep both tokens secret. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`, `key-not-taken`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `wrong-credentials`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `account-unconfirmed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-guesses`, `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    endAllSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No session is left. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    mailSignInLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkWish"];
            };
        };
        responses: {
            /** @description If the address has an account, a mail is on its way. */
            202: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInByLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkSignIn"];
            };
        };
        responses: {
            /** @description A session with its tokens. Keep both tokens secret. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`, `key-not-taken`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No longer there: `link-not-valid`. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    enterMatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkSignIn"];
            };
        };
        responses: {
            /** @description Being signed in for one match. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchEntry"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`, `key-not-taken`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No longer there: `link-not-valid`. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Refresh"];
            };
        };
        responses: {
            /** @description A session with its tokens. Keep both tokens secret. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`, `key-not-taken`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `account-unconfirmed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the session.
                 * @example 5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10
                 */
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An account, as its owner sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    eraseAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Erasure"];
            };
        };
        responses: {
            /** @description The account is erased. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `proof-needed`, `wrong-password`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `last-administrator`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-guesses`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfilePatch"];
            };
        };
        responses: {
            /** @description An account, as its owner sees it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `name-taken`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`, `name-not-suitable`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The new password holds. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `proof-needed`, `wrong-password`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-guesses`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressChange"];
            };
        };
        responses: {
            /** @description A mail is on its way to the new address. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `proof-needed`, `wrong-password`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-guesses`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressConfirmation"];
            };
        };
        responses: {
            /** @description An account, as its owner sees it. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `address-taken`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description No longer there: `link-not-valid`. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryAddress: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An account, as its owner sees it. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everything that is kept about a person. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountExport"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTokens: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your personal access tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessTokenList"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenWish"];
            };
        };
        responses: {
            /** @description A personal access token, with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewAccessToken"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`, `key-not-taken`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `proof-needed`, `wrong-password`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `too-many-tokens`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-guesses`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the token.
                 * @example 5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is no longer valid. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBlocks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whom you blocked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockList"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    block: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Their name. Case, accents and spaces make no difference.
                 * @example Grace H.
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are blocked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `not-yourself`, `too-many-blocks`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    unblock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Their name. Case, accents and spaces make no difference.
                 * @example Grace H.
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are not blocked any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMutes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whom you muted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MuteList"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    mute: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Their name. Case, accents and spaces make no difference.
                 * @example Grace H.
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are muted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `not-yourself`, `too-many-mutes`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    unmute: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Their name. Case, accents and spaces make no difference.
                 * @example Grace H.
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description They are not muted any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotices: {
        parameters: {
            query?: {
                /** @description How many items at most. */
                limit?: number;
                /** @description The `next` of the page before; leave it out for the first page. */
                cursor?: string;
                /**
                 * @description Only notices about this match.
                 * @example 5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10
                 */
                match?: string;
                /** @description Only notices with this status. */
                status?: "pending" | "sent" | "merged" | "bounced" | "withheld" | "failed";
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticePage"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccounts: {
        parameters: {
            query?: {
                /** @description How many items at most. */
                limit?: number;
                /** @description The `next` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description Only accounts with this status. */
                status?: "unconfirmed" | "active" | "suspended" | "banned" | "erased";
                /**
                 * @description How the name or the address begins.
                 * @example ada
                 */
                search?: string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountPage"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    suspendAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example 5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10
                 */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Suspension"];
            };
        };
        responses: {
            /** @description An account, as administrators see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRecord"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `not-yourself`, `wrong-account-status`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    banAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example 5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10
                 */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Ban"];
            };
        };
        responses: {
            /** @description An account, as administrators see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRecord"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `not-yourself`, `wrong-account-status`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    reinstateAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example 5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10
                 */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An account, as administrators see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRecord"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `wrong-account-status`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOutbox: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is to be mailed, for how long it has been, and what went wrong. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outbox"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNoticesTo: {
        parameters: {
            query?: {
                /** @description How many items at most. */
                limit?: number;
                /** @description The `next` of the page before; leave it out for the first page. */
                cursor?: string;
                /**
                 * @description Only notices about this match.
                 * @example 5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10
                 */
                match?: string;
                /** @description Only notices with this status. */
                status?: "pending" | "sent" | "merged" | "bounced" | "withheld" | "failed";
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example 5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10
                 */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of notices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoticePage"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryAddressOf: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the account.
                 * @example 5b0f2f6e-9c41-4d53-8a51-2f1b7b6f3c10
                 */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An account, as administrators see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountRecord"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGames: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` you hold: 304 where nothing has changed.
                 * @example "12.0.en"
                 */
                "If-None-Match"?: string;
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The games there are. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameList"];
                };
            };
            /** @description Nothing has changed: what you hold is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGame: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` you hold: 304 where nothing has changed.
                 * @example "12.0.en"
                 */
                "If-None-Match"?: string;
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the game.
                 * @example havana
                 */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A game: its schemas, and where its components come from. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description Nothing has changed: what you hold is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJournalFileSchema: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` you hold: 304 where nothing has changed.
                 * @example "12.0.en"
                 */
                "If-None-Match"?: string;
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON Schema, draft 2020-12. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalFileSchema"];
                };
            };
            /** @description Nothing has changed: what you hold is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMatches: {
        parameters: {
            query?: {
                /** @description Only matches with this status. */
                status?: "open" | "running" | "ended" | "aborted";
                /**
                 * @description Only matches of this game.
                 * @example havana
                 */
                game?: string;
                /** @description Only matches you take part in. */
                mine?: string;
                /** @description Only matches that wait for a decision of yours, and do not stand still because of a dispute. */
                waiting?: string;
                /** @description Only matches that so many play. */
                seats?: number;
                /** @description Only matches that wait for players, with at least so many seats free. */
                free?: number;
                /** @description Only matches with this kind of pace. */
                pace?: "none" | "hours" | "bank";
                /** @description Only matches in which there are at most so many hours for a decision, or in a bank of time. */
                hours?: number;
                /** @description Only matches in this language, or whose creator named none. */
                language?: "en" | "fr" | "ru" | "es";
                /** @description Only matches whose result counts for ratings, or only those where not. */
                rated?: string;
                /** @description Only matches under way in which you could take over a seat that is open to a substitute. */
                substitute?: string;
                /** @description How many items at most. */
                limit?: number;
                /** @description The `next` of the page before; leave it out for the first page. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchPage"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createMatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewLeHavreMatch"] | components["schemas"]["NewHavanaMatch"] | components["schemas"]["NewHamletMatch"];
            };
        };
        responses: {
            /** @description A match, without its position, which is the view. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Match"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `too-many-open-matches`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`, `private-not-rated`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMatch: {
        parameters: {
            query?: {
                /** @description The token of an invitation. */
                invitation?: string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A match, without its position, which is the view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Match"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelMatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-the-creator`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `match-not-open`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    joinMatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Joining"];
            };
        };
        responses: {
            /** @description A match, without its position, which is the view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Match"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `session-needed`, `invitation-needed`, `not-together`, `not-reliable-enough`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `already-joined`, `match-not-open`, `too-many-open-matches`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    leaveMatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `match-not-open`, `not-joined`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeParticipant: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
                /**
                 * @description The `participant` of whoever has the seat.
                 * @example 3f6c1d0a9b8e7f21
                 */
                participant: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-the-creator`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `match-not-open`, `race-lost`, `own-seat`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A match, without its position, which is the view. */
            200: {
                headers: {
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Match"];
                };
            };
            /** @description A match, without its position, which is the view. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Match"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`, `session-needed`, `invitation-needed`, `not-together`, `not-reliable-enough`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `match-not-started`, `match-not-over`, `match-not-open`, `too-many-open-matches`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewInvitation"];
            };
        };
        responses: {
            /** @description A mail is on its way. */
            202: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invited"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `not-joined`, `match-not-open`, `too-many-invitations`, `address-invited-often`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An invitation to hand on. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationLink"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `not-joined`, `match-not-open`, `too-many-invitations`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getView: {
        parameters: {
            query?: {
                /** @description A past version; without it, the newest. */
                version?: number;
                /** @description When the match is over: as whom to look at it. */
                as?: ("spectator" | "administrator") | string;
            };
            header?: {
                /**
                 * @description An `ETag` you hold: 304 where nothing has changed.
                 * @example "12.0.en"
                 */
                "If-None-Match"?: string;
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeHavreViewBody"] | components["schemas"]["HavanaViewBody"] | components["schemas"]["HamletViewBody"];
                };
            };
            /** @description Nothing has changed: what you hold is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `match-not-started`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getChoices: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description An `ETag` you hold: 304 where nothing has changed.
                 * @example "12.0.en"
                 */
                "If-None-Match"?: string;
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move of a seat, as forms. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Choices"];
                };
            };
            /** @description Nothing has changed: what you hold is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `match-not-started`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJournal: {
        parameters: {
            query?: {
                /** @description The version you know already. */
                since?: number;
                /** @description How many entries at most. */
                limit?: number;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries of a journal, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journal"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `match-not-started`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJournalFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A match for export: its entries as one viewer may see them, and all that is needed to check them. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalFile"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `match-not-started`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `too-much-to-compute`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDifference: {
        parameters: {
            query: {
                /** @description The version to begin with. */
                from: number;
                /** @description The version to end with; without it, the newest. */
                to?: number;
                /** @description When the match is over: as whom to look at it. */
                as?: ("spectator" | "administrator") | string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is different between two versions of a match, as somebody saw them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Difference"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `match-not-started`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEntry: {
        parameters: {
            query?: {
                /** @description When the match is over: as whom to look at it. */
                as?: ("spectator" | "administrator") | string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
                /**
                 * @description The version that the entry made.
                 * @example 12
                 */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An entry of a journal, and how it came about. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EntryInFull"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `match-not-started`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPicture: {
        parameters: {
            query?: {
                /** @description A past version; without it, the newest. */
                version?: number;
                /** @description When the match is over: as whom to look at it. */
                as?: ("spectator" | "administrator") | string;
                /** @description Without it, what `Accept` prefers; SVG where it says nothing. */
                format?: "svg" | "png";
            };
            header?: {
                /**
                 * @description An `ETag` you hold: 304 where nothing has changed.
                 * @example "12.0.en"
                 */
                "If-None-Match"?: string;
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "image/png": unknown;
                };
            };
            /** @description Nothing has changed: what you hold is current. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `match-not-started`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `too-much-to-compute`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    move: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `ETag` of a view, or a version: refused with 412 where the match has gone on since. Optional.
                 * @example "12.0.en"
                 */
                "If-Match"?: string;
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Moves"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Played"] | components["schemas"]["Tried"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `match-not-started`, `match-over`, `race-lost`, `decision-passed`, `chance-between`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The match has gone on: `version-passed`. */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`, `illegal-move`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeBack: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakingBack"];
            };
        };
        responses: {
            /** @description The moves were made, and are stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Played"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `match-not-started`, `match-over`, `race-lost`, `nothing-to-take-back`, `others-have-moved`, `something-was-revealed`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeOver: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TakingOver"];
            };
        };
        responses: {
            /** @description The moves were made, and are stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Played"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-allowed`, `session-needed`, `invitation-needed`, `not-together`, `not-reliable-enough`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `match-not-started`, `match-over`, `already-joined`, `seat-not-open`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    resign: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The moves were made, and are stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Played"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `match-not-started`, `match-over`, `race-lost`, `already-resigned`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    claimWin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A match, without its position, which is the view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Match"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `match-not-started`, `match-over`, `match-frozen`, `nothing-to-claim`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawClaim: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A match, without its position, which is the view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Match"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `match-not-started`, `match-over`, `match-frozen`, `nothing-claimed`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHours: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The hours you keep, and what is left of your vacation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptHours"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepHours: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Hours"];
            };
        };
        responses: {
            /** @description The hours you keep, and what is left of your vacation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptHours"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`, `too-few-hours`, `too-much-vacation`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeHours: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HoursChange"];
            };
        };
        responses: {
            /** @description The hours you keep, and what is left of your vacation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeptHours"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`, `too-few-hours`, `too-much-vacation`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWishes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your standing wishes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishList"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    wish: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LeHavreWish"] | components["schemas"]["HavanaWish"] | components["schemas"]["HamletWish"];
            };
        };
        responses: {
            /** @description What came of a wish. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishOutcome"];
                };
            };
            /** @description What came of a wish. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WishOutcome"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `too-many-wishes`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeBackWish: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the wish.
                 * @example 2c6f8a0e-4b7d-4c1e-9f3a-7d5b1e2c4a60
                 */
                wish: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The standing orders of your seat. Nobody else learns of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingOrders"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `match-not-started`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveOrders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStandingOrders"];
            };
        };
        responses: {
            /** @description The standing orders of your seat. Nobody else learns of them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StandingOrders"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `match-not-started`, `match-over`, `already-resigned`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelOrders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `match-not-started`, `match-over`, `already-resigned`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listProposals: {
        parameters: {
            query?: {
                /** @description How many items at most. */
                limit?: number;
                /** @description The `next` of the page before; leave it out for the first page. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of proposals. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProposalPage"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    propose: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatTerms"];
            };
        };
        responses: {
            /** @description What somebody proposes to a table, and all others have to agree to. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `match-not-started`, `match-over`, `already-resigned`, `proposal-open`, `already-paused`, `not-paused`, `match-frozen`, `nothing-to-take-back`, `nobody-to-agree`, `seat-not-replaceable`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerProposal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
                /**
                 * @description The number of the proposal in its match.
                 * @example 1
                 */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProposalAnswer"];
            };
        };
        responses: {
            /** @description What somebody proposes to a table, and all others have to agree to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`, `not-asked`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `match-not-started`, `proposal-over`, `already-agreed`, `match-frozen`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawProposal: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
                /**
                 * @description The number of the proposal in its match.
                 * @example 1
                 */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `match-not-started`, `proposal-over`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    proposeRules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RulesTerms"];
            };
        };
        responses: {
            /** @description What somebody proposes to a table, and all others have to agree to. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Proposal"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `match-not-started`, `match-over`, `no-newer-rules`, `proposal-open`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawRules: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
                /**
                 * @description The number of the proposal in its match.
                 * @example 1
                 */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `match-not-started`, `proposal-over`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description How many items at most. */
                limit?: number;
                /** @description The `next` of the page before; leave it out for the first page. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessagePage"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    say: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMessage"];
            };
        };
        responses: {
            /** @description Something that was said at the table, as you may see it. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
                /**
                 * @description The number of the message in its match.
                 * @example 1
                 */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `message-hidden`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
                /**
                 * @description The number of the message in its match.
                 * @example 1
                 */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReport"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `message-hidden`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What you have written down for yourself about a match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notes"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepNotes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewNotes"];
            };
        };
        responses: {
            /** @description What you have written down for yourself about a match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notes"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReadMark: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How far you have read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadMark"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    noteReadMark: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReadMark"];
            };
        };
        responses: {
            /** @description How far you have read. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReadMark"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReportedMessages: {
        parameters: {
            query?: {
                /** @description How many items at most. */
                limit?: number;
                /** @description The `next` of the page before; leave it out for the first page. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of reported messages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportedMessagePage"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    hideMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
                /**
                 * @description The number of the message in its match.
                 * @example 1
                 */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Hiding"];
            };
        };
        responses: {
            /** @description A message as administrators see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedMessage"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `message-hidden`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    showMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
                /**
                 * @description The number of the message in its match.
                 * @example 1
                 */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A message as administrators see it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ModeratedMessage"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    replay: {
        parameters: {
            query?: {
                /** @description Without it, the newest. */
                version?: number;
                /** @description As whom: the number of a seat, or a spectator; without it, as one who sees all. */
                as?: ("spectator" | "administrator") | string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeHavreViewBody"] | components["schemas"]["HavanaViewBody"] | components["schemas"]["HamletViewBody"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`, `reason-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `match-not-started`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReplayedEntries: {
        parameters: {
            query?: {
                /** @description The version you know already. */
                since?: number;
                /** @description How many entries at most. */
                limit?: number;
                /** @description As whom: the number of a seat, or a spectator; without it, as one who sees all. */
                as?: ("spectator" | "administrator") | string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries of a journal, in order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Journal"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`, `reason-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `match-not-started`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayEntry: {
        parameters: {
            query?: {
                /** @description As whom: the number of a seat, or a spectator; without it, as one who sees all. */
                as?: ("spectator" | "administrator") | string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
                /**
                 * @description The version that the entry made.
                 * @example 12
                 */
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An entry of a journal, how it came about, and by whom it was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReplayedEntry"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`, `reason-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `match-not-started`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayDifference: {
        parameters: {
            query: {
                /** @description The version to begin with. */
                from: number;
                /** @description The version to end with; without it, the newest. */
                to?: number;
                /** @description As whom: the number of a seat, or a spectator; without it, as one who sees all. */
                as?: ("spectator" | "administrator") | string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is different between two versions of a match, as somebody saw them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Difference"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`, `reason-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `match-not-started`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDisputedJournalFile: {
        parameters: {
            query?: {
                /** @description As whom: the number of a seat, or a spectator; without it, as one who sees all. */
                as?: ("spectator" | "administrator") | string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A match for export: its entries as one viewer may see them, and all that is needed to check them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalFile"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`, `reason-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `match-not-started`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `too-much-to-compute`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyMatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was checked of a journal, and what came out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Verification"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `match-not-started`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `too-much-to-compute`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    abortMatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Aborting"];
            };
        };
        responses: {
            /** @description A match, without its position, which is the view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Match"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `match-not-started`, `match-over`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    importMatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Import"];
            };
        };
        responses: {
            /** @description A match, without its position, which is the view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Match"];
                };
            };
            /** @description A match, without its position, which is the view. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Match"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `already-there`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`, `import-refused`, `too-much-to-compute`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDisputes: {
        parameters: {
            query?: {
                /** @description How many items at most. */
                limit?: number;
                /** @description The `next` of the page before; leave it out for the first page. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of disputes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputePage"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    raiseDispute: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDispute"];
            };
        };
        responses: {
            /** @description A dispute, with all that was said to it. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeInFull"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`, `may-not-freeze`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `match-not-started`, `match-over`, `too-late-to-dispute`, `dispute-open`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDispute: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
                /**
                 * @description The number of the dispute in its match.
                 * @example 1
                 */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A dispute, with all that was said to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeInFull"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    commentOnDispute: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
                /**
                 * @description The number of the dispute in its match.
                 * @example 1
                 */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDisputeComment"];
            };
        };
        responses: {
            /** @description A dispute, with all that was said to it. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeInFull"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `match-not-started`, `dispute-over`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawDispute: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
                /**
                 * @description The number of the dispute in its match.
                 * @example 1
                 */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A dispute, with all that was said to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeInFull"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`, `not-your-seat`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `match-not-started`, `dispute-over`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQueuedDisputes: {
        parameters: {
            query?: {
                /** @description How many items at most. */
                limit?: number;
                /** @description The `next` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description Only disputes with this status; without it, those that are open. */
                status?: "open" | "upheld" | "rejected" | "withdrawn";
                /**
                 * @description Only disputes of matches of this game.
                 * @example havana
                 */
                game?: string;
                /** @description Only disputes of matches that stand still, or only those of others. */
                frozen?: string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of disputes of all matches. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QueuedDisputePage"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    raiseDisputeAsAdministrator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewDispute"];
            };
        };
        responses: {
            /** @description A dispute, with all that was said to it. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeInFull"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `match-not-started`, `match-over`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    freezeMatch: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
                /**
                 * @description The number of the dispute in its match.
                 * @example 1
                 */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Freezing"];
            };
        };
        responses: {
            /** @description A dispute, with all that was said to it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DisputeInFull"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `dispute-over`, `match-over`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    ruleDispute: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
                /**
                 * @description The number of the dispute in its match.
                 * @example 1
                 */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewRuling"];
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruled"] | components["schemas"]["ForetoldRuling"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`, `reason-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `match-not-started`, `dispute-over`, `match-over`, `nothing-to-take-back`, `chance-between`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`, `illegal-move`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    look: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Looking"];
            };
        };
        responses: {
            /** @description What an administrator may look at, and for how long. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Look"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `match-not-started`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAuditLog: {
        parameters: {
            query?: {
                /** @description How many items at most. */
                limit?: number;
                /** @description The `next` of the page before; leave it out for the first page. */
                cursor?: string;
                /** @description Only what is about this match. */
                match?: string;
                /** @description Only what this administrator did. */
                account?: string;
                /** @description Only acts of this kind. */
                act?: "look" | "verify" | "abort" | "import" | "suspend" | "ban" | "reinstate" | "retry-address" | "list-accounts" | "read-notices" | "read-reports" | "hide-message" | "show-message" | "make-administrator" | "reset-administrator" | "give-role" | "take-role" | "propose-rules" | "withdraw-rules" | "raise-dispute" | "freeze" | "thaw" | "rule";
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the audit log, and its signed head. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLog"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyAuditLog: {
        parameters: {
            query?: {
                /** @description The number of a record that you kept. */
                number?: number;
                /** @description Its hash. */
                hash?: string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the audit log is as it was written. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditVerification"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `not-allowed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdministration: {
        parameters: {
            query?: {
                /** @description How many items at most. */
                limit?: number;
                /** @description The `next` of the page before; leave it out for the first page. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of what administrators did about a match. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ToldActPage"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStudies: {
        parameters: {
            query?: {
                /** @description How many items at most. */
                limit?: number;
                /** @description The `next` of the page before; leave it out for the first page. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of studies. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyPage"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createStudy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStudy"];
            };
        };
        responses: {
            /** @description A private board: what was tried on it. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `match-not-started`, `too-many-studies`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`, `position-not-possible`, `too-much-to-compute`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStudy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the study.
                 * @example 6d1f0a52-3c7e-4b8d-9a41-2e5f7c0b9d63
                 */
                study: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A private board: what was tried on it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Study"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `too-much-to-compute`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteStudy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the study.
                 * @example 6d1f0a52-3c7e-4b8d-9a41-2e5f7c0b9d63
                 */
                study: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameStudy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the study.
                 * @example 6d1f0a52-3c7e-4b8d-9a41-2e5f7c0b9d63
                 */
                study: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudyChange"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStudyPosition: {
        parameters: {
            query?: {
                /** @description As whom to look; without it, as one who sees all. */
                as?: ("spectator" | "administrator") | string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the study.
                 * @example 6d1f0a52-3c7e-4b8d-9a41-2e5f7c0b9d63
                 */
                study: string;
                /**
                 * @description The number of the node; 0: the first position.
                 * @example 1
                 */
                node: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeHavreStudyPosition"] | components["schemas"]["HavanaStudyPosition"] | components["schemas"]["HamletStudyPosition"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `too-much-to-compute`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLine: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the study.
                 * @example 6d1f0a52-3c7e-4b8d-9a41-2e5f7c0b9d63
                 */
                study: string;
                /**
                 * @description The number of the node.
                 * @example 1
                 */
                node: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    nameVariation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the study.
                 * @example 6d1f0a52-3c7e-4b8d-9a41-2e5f7c0b9d63
                 */
                study: string;
                /**
                 * @description The number of the node.
                 * @example 1
                 */
                node: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VariationName"];
            };
        };
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStudyChoices: {
        parameters: {
            query?: {
                /** @description Whose moves; without it, of whoever is asked first. */
                seat?: number;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the study.
                 * @example 6d1f0a52-3c7e-4b8d-9a41-2e5f7c0b9d63
                 */
                study: string;
                /**
                 * @description The number of the node; 0: the first position.
                 * @example 1
                 */
                node: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move of a seat on a study board, as forms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyChoices"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `too-much-to-compute`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStudyPicture: {
        parameters: {
            query?: {
                /** @description As whom to look; without it, as one who sees all. */
                as?: ("spectator" | "administrator") | string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the study.
                 * @example 6d1f0a52-3c7e-4b8d-9a41-2e5f7c0b9d63
                 */
                study: string;
                /**
                 * @description The number of the node; 0: the first position.
                 * @example 1
                 */
                node: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `too-much-to-compute`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPosition: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the study.
                 * @example 6d1f0a52-3c7e-4b8d-9a41-2e5f7c0b9d63
                 */
                study: string;
                /**
                 * @description The number of the node; 0: the first position.
                 * @example 1
                 */
                node: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A position file: a state written down. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `too-much-to-compute`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    tryMoves: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the study.
                 * @example 6d1f0a52-3c7e-4b8d-9a41-2e5f7c0b9d63
                 */
                study: string;
                /**
                 * @description The number of the node; 0: the first position.
                 * @example 1
                 */
                node: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovesToTry"];
            };
        };
        responses: {
            /** @description What was tried on a study board, and where it leads. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TriedOnBoard"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `match-over`, `study-full`, `race-lost`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`, `illegal-move`, `too-much-to-compute`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    shareStudy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the study.
                 * @example 6d1f0a52-3c7e-4b8d-9a41-2e5f7c0b9d63
                 */
                study: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whoever has it may read the study, signed in or not. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyLink"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSharing: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the study.
                 * @example 6d1f0a52-3c7e-4b8d-9a41-2e5f7c0b9d63
                 */
                study: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSharedStudy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The token of the link.
                 * @example mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c
                 */
                study: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A board that somebody shares. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedStudy"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `too-much-to-compute`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSharedPosition: {
        parameters: {
            query?: {
                /** @description As whom to look; without it, as one who sees all. */
                as?: ("spectator" | "administrator") | string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The token of the link.
                 * @example mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c
                 */
                study: string;
                /**
                 * @description The number of the node; 0: the first position.
                 * @example 1
                 */
                node: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeHavreStudyPosition"] | components["schemas"]["HavanaStudyPosition"] | components["schemas"]["HamletStudyPosition"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `too-much-to-compute`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSharedChoices: {
        parameters: {
            query?: {
                /** @description Whose moves; without it, of whoever is asked first. */
                seat?: number;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The token of the link.
                 * @example mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c
                 */
                study: string;
                /**
                 * @description The number of the node; 0: the first position.
                 * @example 1
                 */
                node: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every legal move of a seat on a study board, as forms. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyChoices"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `too-much-to-compute`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSharedPicture: {
        parameters: {
            query?: {
                /** @description As whom to look; without it, as one who sees all. */
                as?: ("spectator" | "administrator") | string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The token of the link.
                 * @example mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c
                 */
                study: string;
                /**
                 * @description The number of the node; 0: the first position.
                 * @example 1
                 */
                node: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `too-much-to-compute`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportSharedPosition: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The token of the link.
                 * @example mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c
                 */
                study: string;
                /**
                 * @description The number of the node; 0: the first position.
                 * @example 1
                 */
                node: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A position file: a state written down. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["Content-Disposition"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Position"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `too-much-to-compute`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPerson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Their name. Case, accents and spaces make no difference.
                 * @example Ada L.
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What everybody may know of somebody. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Profile"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listResults: {
        parameters: {
            query?: {
                /** @description How many items at most. */
                limit?: number;
                /** @description The `next` of the page before; leave it out for the first page. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Their name. Case, accents and spaces make no difference.
                 * @example Ada L.
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of results. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonResultPage"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRatings: {
        parameters: {
            query?: {
                /** @description How many items at most. */
                limit?: number;
                /** @description The `next` of the page before; leave it out for the first page. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the game.
                 * @example havana
                 */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of ratings, the best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RankedPage"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatistics: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the game.
                 * @example havana
                 */
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the ended matches of a game add up to, by how many played. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameStatistics"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    askToUnsubscribe: {
        parameters: {
            query?: {
                /**
                 * @description The kinds of mail that the token was made for; `invitations` in a mail to an address without an account. Links of old mails have none: they mean all kinds.
                 * @example turns.reminders
                 */
                of?: string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description From the mail’s link.
                 * @example mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: {
                /**
                 * @description The kinds of mail that the token was made for; `invitations` in a mail to an address without an account. Links of old mails have none: they mean all kinds.
                 * @example turns.reminders
                 */
                of?: string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description From the mail’s link.
                 * @example mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c
                 */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportBounce: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The mail as it came, with its headers. */
        requestBody: {
            content: {
                "message/rfc822": string;
            };
        };
        responses: {
            /** @description It was read. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether you have a calendar, and whether it is used. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarRecord"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofOrNone"];
            };
        };
        responses: {
            /** @description Where your calendar is. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarAddress"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`, `key-not-taken`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `proof-needed`, `wrong-password`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-guesses`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    endCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no calendar. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The end of the address: its token, with or without `.ics`.
                 * @example mYw0b3ZzQ1eH0d6bTq2p9tO4mGm0wBq5mJ5m7p4gM1c.ics
                 */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookWish"];
            };
        };
        responses: {
            /** @description A webhook, with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`, `key-not-taken`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `proof-needed`, `wrong-password`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `too-many-webhooks`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-guesses`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 7d3c1f52-0a4e-4b8e-9a6d-52c8f1e0b734
                 */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where your notices are posted to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 7d3c1f52-0a4e-4b8e-9a6d-52c8f1e0b734
                 */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 7d3c1f52-0a4e-4b8e-9a6d-52c8f1e0b734
                 */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookChange"];
            };
        };
        responses: {
            /** @description Where your notices are posted to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `proof-needed`, `wrong-password`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-guesses`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    renewWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 7d3c1f52-0a4e-4b8e-9a6d-52c8f1e0b734
                 */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProofOrNone"];
            };
        };
        responses: {
            /** @description A webhook, with its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`, `key-not-taken`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`, `proof-needed`, `wrong-password`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-guesses`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 7d3c1f52-0a4e-4b8e-9a6d-52c8f1e0b734
                 */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A notice to a webhook, and what became of it. */
            202: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `webhook-off`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description How many items at most. */
                limit?: number;
                /** @description The `next` of the page before; leave it out for the first page. */
                cursor?: string;
            };
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 7d3c1f52-0a4e-4b8e-9a6d-52c8f1e0b734
                 */
                webhook: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPage"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 7d3c1f52-0a4e-4b8e-9a6d-52c8f1e0b734
                 */
                webhook: string;
                /**
                 * @description The id of the delivery.
                 * @example 1f0b6a8d-63c2-4d19-8e57-a94b2c7d3e05
                 */
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A delivery, with what is posted. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryWithBody"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayDelivery: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A name for this request that you make up: sent again within 48 hours, it gets the same answer and is done no second time.
                 * @example b7f1c0de-0001
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The id of the webhook.
                 * @example 7d3c1f52-0a4e-4b8e-9a6d-52c8f1e0b734
                 */
                webhook: string;
                /**
                 * @description The id of the delivery.
                 * @example 1f0b6a8d-63c2-4d19-8e57-a94b2c7d3e05
                 */
                delivery: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A notice to a webhook, and what became of it. */
            202: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            /** @description The request is not well formed: `invalid-request`, `malformed-json`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `session-needed`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `request-under-way`, `outcome-unknown`, `webhook-off`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too large: `body-too-large`. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not JSON: `unsupported-media-type`. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: `key-reused`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too often: `too-many-requests`. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamMatch: {
        parameters: {
            query?: {
                /** @description The id of the last event you have, for clients that cannot send `Last-Event-ID`, which comes first. */
                after?: string;
                /** @description Whether to stay. With `false` the stream ends as soon as you are told what you have missed. */
                follow?: string;
            };
            header?: {
                /** @description The id of the last event you have: what came since is told first. */
                "Last-Event-Id"?: string;
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The id of the match.
                 * @example 0b6f3b1e-6f0e-4a53-8c55-0d6a5f0f8f11
                 */
                match: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events, without an end: here is what each of them is, its `data` read as JSON. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["StreamedOfMatch"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there: `not-found`. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `too-many-streams`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamAccount: {
        parameters: {
            query?: {
                /** @description The id of the last event you have, for clients that cannot send `Last-Event-ID`, which comes first. */
                after?: string;
                /** @description Whether to stay. With `false` the stream ends as soon as you are told what you have missed. */
                follow?: string;
            };
            header?: {
                /** @description The id of the last event you have: what came since is told first. */
                "Last-Event-Id"?: string;
                /**
                 * @description The language of every sentence in the answer: en, fr, ru or es. Without it, that of your account.
                 * @example fr, en;q=0.5
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events, without an end: here is what each of them is, its `data` read as JSON. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["StreamedOfAccount"];
                };
            };
            /** @description The request is not well formed: `invalid-request`. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in: `token-not-valid`, `sign-in-needed`. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed: `only-one-match`, `account-suspended`, `account-banned`, `scope-missing`. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not possible as things stand: `too-many-streams`. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Fault"];
            503: components["responses"]["Unavailable"];
        };
    };
    notice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The same at every try, and when it is replayed.
                 * @example 18661600-f36a-4ac8-9c3d-06e60ff91250
                 */
                "webhook-id": string;
                /**
                 * @description When this try was made, in seconds since 1970.
                 * @example 1772476200
                 */
                "webhook-timestamp": string;
                /**
                 * @description `v1,` and the base64 of the HMAC-SHA256 of id, timestamp and body, joined by dots, by the webhook’s secret.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The topic, or `test`. */
                    type: string;
                    /**
                     * Format: date-time
                     * @description When the notice was written.
                     */
                    timestamp: string;
                    /** @description Ids alone: what they mean is asked of the API. */
                    data: {
                        /**
                         * Format: uuid
                         * @description The match that it is about.
                         */
                        match?: string;
                        /** @description Where to look at it; left out where you would not find it any more. */
                        matchUrl?: string;
                        /** @description The seat that it is about. */
                        seat?: number;
                        /** @description The version of the match that it is about. */
                        version?: number;
                        /** @description What is asked, as in `decisions`. */
                        question?: string;
                        /** @description The number of the dispute that it is about. */
                        dispute?: number;
                    };
                };
            };
        };
        responses: {
            /** @description It has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description It has not, and is tried again; 410 switches the webhook off. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
