import { isDate } from '@diyar/contract/values/riyadh';
import { INVISIBLE, TURNING } from '@diyar/contract/words/name-text';
import { z } from 'zod';
import { type CommercialRegister, RegisterDown, type Registered } from './commercial-register.ts';

export interface WathqOptions {
  /** Its address with the environment, ending in a slash. */
  url: string;
  apiKey: string;
  /** Tests wait less. */
  answerWithinMs?: number;
  /** What carries the calls; the network when absent. */
  fetch?: typeof fetch;
}

const ANSWER_WITHIN_MS = 10_000;
/** A full answer has a few kilobytes; what is longer is none. */
const MOST_BYTES = 256 * 1024;
const MOST_NAMES = 20;
const CONTROL = /\p{Cc}/u;
const ACTIVE: ReadonlySet<string> = new Set(['active', 'نشط', 'نشطة']);

/** What an operator reads is what was sent: nothing in it turns the text around, and marks that show nothing are taken out. */
const Text = z
  .string()
  .refine((text) => !TURNING.test(text) && !CONTROL.test(text), { abort: true })
  .overwrite((text) => text.replace(INVISIBLE, '').trim())
  .min(1)
  .max(200);
const Digits = z.coerce.string().regex(/^\d{10}$/);
const Known = z.looseObject({
  crNumber: Digits,
  crNationalNumber: z.coerce
    .string()
    .regex(/^7\d{9}$/)
    .nullish(),
  name: Text,
  status: z.looseObject({ name: Text }),
  inLiquidation: z.boolean().nullish(),
  headquarterCityName: Text.nullish(),
  issueDateGregorian: z.string().refine(isDate).nullish(),
  activities: z.array(z.looseObject({ name: Text })).nullish(),
  parties: z.array(z.unknown()).nullish(),
  management: z.looseObject({ managers: z.array(z.unknown()).nullish() }).nullish(),
});
const Person = z.looseObject({ identity: z.looseObject({ id: Digits }) });

/** The commercial register by its published contract (domain.md 2.3). */
export function createWathq(options: WathqOptions): CommercialRegister {
  return {
    async look(number) {
      const { status, text } = await ask(options, number);
      const body = parsed(text);
      // Its own word that there is none; a page of something in front of it has no code.
      if (status === 404 && isRefusal(body)) return undefined;
      if (status !== 200) throw new RegisterDown(`status ${status}`);
      const known = Known.safeParse(body);
      if (!known.success) throw new RegisterDown('an answer that is not its contract’s');
      const { crNumber, crNationalNumber } = known.data;
      if (number !== crNumber && number !== crNationalNumber)
        throw new RegisterDown('an answer about another registration');
      return registeredOf(known.data);
    },
  };
}

function registeredOf(told: z.output<typeof Known>): Registered {
  const people = [...(told.parties ?? []), ...(told.management?.managers ?? [])].flatMap((one) => {
    const person = Person.safeParse(one);
    return person.success ? [person.data.identity.id] : [];
  });
  return {
    registration: told.crNumber,
    nationalNumber: told.crNationalNumber ?? null,
    name: told.name,
    city: told.headquarterCityName ?? null,
    issuedOn: told.issueDateGregorian ?? null,
    activities: (told.activities ?? []).slice(0, MOST_NAMES).map(({ name }) => name),
    isActive: ACTIVE.has(told.status.name.toLowerCase()) && told.inLiquidation !== true,
    people: people.length === 0 ? null : people,
  };
}

async function ask(
  { url, apiKey, answerWithinMs = ANSWER_WITHIN_MS, fetch: call = fetch }: WathqOptions,
  number: string,
): Promise<{ status: number; text: string }> {
  try {
    const answer = await call(new URL(`fullinfo/${encodeURIComponent(number)}?language=ar`, url), {
      headers: { apiKey, accept: 'application/json' },
      // Our key goes to the register alone.
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    return { status: answer.status, text: await shortText(answer) };
  } catch (error) {
    if (error instanceof RegisterDown) throw error;
    throw new RegisterDown(error instanceof Error ? error.name : 'no answer');
  }
}

/** The body, or no answer at all when it is longer than one can be. */
async function shortText(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > MOST_BYTES) throw new RegisterDown('an answer without end');
    parts.push(part);
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRefusal = (body: unknown) => z.looseObject({ code: z.coerce.string() }).safeParse(body).success;
