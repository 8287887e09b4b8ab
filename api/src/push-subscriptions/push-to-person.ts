import type { Database } from '../platform/db/database.ts';
import { MessageRefused } from '../platform/messaging/message-sender.ts';
import type { PushService } from '../platform/web-push/push-service.ts';
import { figuresAt } from '../settings/figures.ts';
import {
  deleteGone,
  findUntold,
  hasDelivery,
  insertDelivery,
  type SubscriptionRow,
} from './push-subscription.queries.ts';

export interface PersonalPush {
  personId: string;
  /** The same at each try: browsers that have it are left out, and show it once where they get it again. */
  dispatchId: string;
  text: string;
}

/**
 * Pushes a text to the browsers of a person that do not have it yet, each once; those that their services do not know any more are
 * forgotten. Throws as `MessageSender.send` does while a browser is left that did not get it. Returns false when no browser has it.
 */
export async function pushToPerson(
  deps: { db: Database; push: PushService },
  push: PersonalPush,
  now: Date,
): Promise<boolean> {
  const { db } = deps;
  const { token_idle_seconds: idle } = await figuresAt(db, now);
  const usedSince = new Date(now.getTime() - idle * 1000);
  const browsers = await findUntold(db, { ...push, usedSince });
  const failures = await Promise.all(browsers.map((browser) => failureOf(deps, browser, push, now)));
  const failed = failures.filter((failure) => failure !== undefined);
  const [first] = failed;
  if (first !== undefined) throw failed.find((failure) => !(failure instanceof MessageRefused)) ?? first;
  return await hasDelivery(db, push.dispatchId);
}

/** Pushes to one browser; what went wrong, so that the others get theirs. */
async function failureOf(
  { db, push }: { db: Database; push: PushService },
  browser: SubscriptionRow,
  { dispatchId, text }: PersonalPush,
  now: Date,
): Promise<unknown> {
  try {
    // A topic holds 32 signs of base64url: a uuid without its dashes.
    const sent = await push.send(browser, { text, topic: dispatchId.replaceAll('-', '') }, now);
    if (sent === 'gone') await deleteGone(db, browser);
    else await insertDelivery(db, { dispatchId, subscriptionId: browser.id }, now);
    return undefined;
  } catch (error) {
    return error;
  }
}
