import { closeConsole, openConsole, sendConsoleCode, showOperator } from '@diyar/contract/console/console';
import { rightsOf } from '@diyar/contract/words/operator-rights';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { deviceCookie } from '../accounts/known-device.ts';
import { requestCode } from '../accounts/request-code.ts';
import type { BaseDeps } from '../platform/base-deps.ts';
import { CONSOLE_PATH } from '../platform/http/console-door.ts';
import { mount } from '../platform/http/mount.ts';
import type { MessageSender } from '../platform/messaging/message-sender.ts';
import { findOperator, type OperatorFacts } from './operator.queries.ts';
import { CONSOLE_COOKIE } from './operator.ts';
import { signInOperator } from './sign-in-operator.ts';
import { signOutOperator } from './sign-out-operator.ts';

export function registerOperatorRoutes(
  app: FastifyInstance,
  deps: BaseDeps & {
    sender: Pick<MessageSender, 'channels'>;
    config: {
      pepper: string;
      limitFactor: number;
      production: boolean;
      firstOperatorPhone: string | undefined;
    };
  },
): void {
  const { db, config } = deps;

  /** Goes to the console's calls alone, and ends with the browser; how long it lives without use the server decides. */
  const setCookie = (reply: FastifyReply, value: string, more = '') =>
    reply.header(
      'set-cookie',
      `${CONSOLE_COOKIE}=${value}; Path=${CONSOLE_PATH}; HttpOnly; SameSite=Strict${config.production ? '; Secure' : ''}${more}`,
    );

  mount(app, deps, sendConsoleCode, async ({ body, lang, now, request }) => {
    const { pepper, limitFactor } = config;
    const code = await requestCode(
      { db, pepper, channels: deps.sender.channels, abroad: [], limitFactor },
      { ...body, lang, door: 'console', address: request.ip, cookies: request.headers.cookie, now },
    );
    return {
      challenge_id: code.challengeId,
      expires_in: code.expiresInSeconds,
      resend_in: code.resendInSeconds,
    };
  });

  mount(app, deps, openConsole, async ({ body, now, request, reply }) => {
    const { challenge_id: challengeId, ...codes } = body;
    const signIn = { ...codes, challengeId, requestId: request.id, now };
    const { operatorId, sessionToken, recoveryCodes } = await signInOperator({ db, config }, signIn);
    const operator = await findOperator(db, operatorId);
    const device = { door: 'console', phone: operator.phone, secure: config.production } as const;
    setCookie(reply, sessionToken).header('set-cookie', deviceCookie(config.pepper, device));
    return { ...presentMe(operator), recovery_codes: recoveryCodes };
  });

  mount(app, deps, showOperator, async ({ operator }) =>
    presentMe(await findOperator(db, operator.operatorId)),
  );

  mount(app, deps, closeConsole, async ({ operator, now, reply }) => {
    await signOutOperator(db, operator, now);
    setCookie(reply, '', '; Max-Age=0');
    return {};
  });
}

const presentMe = (operator: OperatorFacts) => ({ ...operator, rights: [...rightsOf(operator.roles)] });
