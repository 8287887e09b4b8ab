import { accountKindOf, userTypeOf } from '@diyar/contract/people/accounts';
import {
  listSignInCountries,
  sendCode,
  signOut,
  signOutEverywhere,
  switchAccount,
  takeToken,
} from '@diyar/contract/people/auth';
import type { Lang } from '@diyar/messages/messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BaseDeps } from '../platform/base-deps.ts';
import { mount } from '../platform/http/mount.ts';
import type { MessageSender } from '../platform/messaging/message-sender.ts';
import { presentAccount } from './account.presenter.ts';
import { deviceOf } from './device.ts';
import { exchangeCode } from './exchange-code.ts';
import { deviceCookie, isKnownDevice } from './known-device.ts';
import { listSignInCountries as listCountries } from './list-sign-in-countries.ts';
import { requestCode } from './request-code.ts';
import { signOut as revokeToken, signOutEverywhere as revokeTokens } from './sign-out.ts';
import { switchAccount as actFor } from './switch-account.ts';

export function registerAuthRoutes(
  app: FastifyInstance,
  deps: BaseDeps & {
    sender: Pick<MessageSender, 'channels' | 'abroad'>;
    config: { pepper: string; limitFactor: number; production: boolean };
  },
): void {
  const { db } = deps;
  const { pepper, limitFactor } = deps.config;
  const { channels, abroad } = deps.sender;

  mount(app, deps, sendCode, async ({ body, now, request }) => {
    const code = await requestCode(
      { db, pepper, channels, abroad, limitFactor },
      {
        ...body,
        lang: saidLang(request),
        door: 'site',
        address: request.ip,
        cookies: request.headers.cookie,
        now,
      },
    );
    return {
      challenge_id: code.challengeId,
      expires_in: code.expiresInSeconds,
      resend_in: code.resendInSeconds,
      ...{ phone: code.phone, channel: code.channel },
    };
  });

  mount(app, deps, listSignInCountries, ({ now }) => listCountries(db, abroad, now));

  mount(app, deps, takeToken, async ({ body, now, request, reply }) => {
    const kind = body.user_type && accountKindOf(body.user_type);
    const from = deviceOf(request.headers['user-agent']);
    const exchange = {
      ...{ challengeId: body.challenge_id, code: body.code, kind, name: body.name },
      device: from,
      isKnown: (phone: string) => isKnownDevice(pepper, request.headers.cookie, { door: 'site', phone }),
      lang: saidLang(request),
      now,
    };
    const signedIn = await exchangeCode({ db, pepper }, exchange);
    const device = { door: 'site', phone: signedIn.phone, secure: deps.config.production } as const;
    reply.header('set-cookie', deviceCookie(pepper, device));
    return {
      user_token: signedIn.token,
      user_type: userTypeOf(signedIn.kind),
      is_new: signedIn.isNew,
    };
  });

  registerSession(app, deps);
}

/** What becomes of a token. */
function registerSession(app: FastifyInstance, deps: BaseDeps): void {
  const { db } = deps;

  mount(app, deps, switchAccount, async ({ body, actor, now }) =>
    presentAccount(await actFor(db, actor, body.account_id, now)),
  );

  mount(app, deps, signOut, async ({ actor, now }) => {
    await revokeToken(db, actor, now);
    return {};
  });

  mount(app, deps, signOutEverywhere, async ({ actor, now }) => ({
    signed_out: await revokeTokens(db, actor, now),
  }));
}

/** The language that a caller asks for; undefined when they ask for none, and their number says it. */
function saidLang(request: FastifyRequest): Lang | undefined {
  return request.headers.lang === undefined ? undefined : request.lang;
}
