import { servicesErrors } from '@diyar/contract/supply/letting-checks';
import type { ServiceTemplate, ServiceTemplateContent } from '@diyar/contract/supply/service-templates';
import { money } from '@diyar/contract/values/money';
import { MOST_SERVICES } from '@diyar/contract/words/supply';
import type { Lang } from '@diyar/messages/messages';
import { standingOf } from '../accounts/show-standing.ts';
import { mayPrice } from '../accounts/standing.ts';
import { choicesOf } from '../offers/choices-of.ts';
import { presentChoices } from '../offers/discounted-units.ts';
import { type Database, type Reader, type Tx, transact } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { invalid, Refusal } from '../platform/http/refusal.ts';
import { refuseBroken } from '../properties/check-supply.ts';
import { refuseOthers } from '../properties/refuse-others.ts';
import {
  deleteTemplate,
  findTemplates,
  followTemplate,
  insertTemplate,
  lockTemplate,
  markServed,
  putAt,
  type TemplateColumns,
  type TemplateRow,
  takeFrom,
  updateTemplate,
} from './service-template.queries.ts';

interface Asker {
  actor: Actor;
  lang: Lang;
  now: Date;
}

/** The service templates of the acting account, and the units they can be put at: those with an active price of rent. */
export async function listServiceTemplates(reader: Reader, { actor, lang }: Asker) {
  const [rows, units, standing] = await Promise.all([
    findTemplates(reader, actor),
    choicesOf(reader, actor.accountId),
    standingOf(reader, actor),
  ]);
  return {
    items: rows.map(presentTemplate),
    units: presentChoices(units, lang),
    abilities: { edit: mayPrice(standing ?? 'viewer') },
  };
}

/**
 * Adds a template. Refuses `role_forbids` to viewers and editors, a service without a name in Arabic and in English, a price or
 * the way it is charged (brief 5), a name that another template has, and the twenty-first.
 */
export function createServiceTemplate(
  db: Database,
  content: ServiceTemplateContent,
  { actor, now }: Asker,
): Promise<ServiceTemplate> {
  return transact(db, async (tx) => {
    await refuseOthers(tx, actor, mayPrice);
    return readTemplate(tx, actor, await insertTemplate(tx, actor.accountId, columnsOf(content), now));
  });
}

/** Changes a template; services of units that were the same as it follow, those that differ stay. Refuses as `createServiceTemplate`, and `not_found`. */
export function saveServiceTemplate(
  db: Database,
  { id, ...content }: ServiceTemplateContent & { id: string },
  { actor, now }: Asker,
): Promise<ServiceTemplate> {
  return transact(db, async (tx) => {
    await lockOwn(tx, actor, id);
    const columns = columnsOf(content);
    const followed = await followTemplate(tx, { accountId: actor.accountId, id }, columns);
    await updateTemplate(tx, id, columns);
    await markServed(tx, followed, actor.personId, now);
    return readTemplate(tx, actor, id);
  });
}

/** Deletes a template; services of units stay. Refuses `role_forbids` and `not_found`. */
export async function deleteServiceTemplate(db: Database, id: string, { actor }: Asker): Promise<void> {
  await transact(db, async (tx) => {
    await lockOwn(tx, actor, id);
    await deleteTemplate(tx, id);
  });
}

/**
 * Puts a template at the units that are named and takes it from the others. A service of its Arabic name that a unit has in its own
 * way stays in both cases; a unit with twenty services gets no other. Refuses `role_forbids`, `not_found`, and units of others.
 */
export function applyServiceTemplate(
  db: Database,
  { id, units }: { id: string; units: readonly string[] },
  { actor, now }: Asker,
) {
  return transact(db, async (tx) => {
    const before = await lockOwn(tx, actor, id);
    const own = new Set((await choicesOf(tx, actor.accountId)).map((unit) => unit.id));
    const wanted = new Set(units);
    if (![...wanted].every((unit) => own.has(unit))) throw invalid('units', 'invalid');
    const having = new Map(before.units.map((unit) => [unit.id, unit.same]));
    const missing = [...wanted].filter((unit) => !having.has(unit));
    const removed = before.units.filter((unit) => unit.same && !wanted.has(unit.id)).map((unit) => unit.id);
    await takeFrom(tx, id, removed);
    const added = await putAt(tx, id, missing, MOST_SERVICES);
    await markServed(tx, [...added, ...removed], actor.personId, now);
    return {
      template: await readTemplate(tx, actor, id),
      added: added.length,
      removed: removed.length,
      kept: before.units.filter((unit) => !unit.same).length,
      full: missing.length - added.length,
    };
  });
}

async function lockOwn(tx: Tx, actor: Actor, id: string): Promise<TemplateRow> {
  const of = { accountId: actor.accountId, id };
  if (!(await lockTemplate(tx, of))) throw new Refusal('not_found');
  await refuseOthers(tx, actor, mayPrice);
  const [row] = await findTemplates(tx, of);
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

async function readTemplate(tx: Tx, { accountId }: Actor, id: string): Promise<ServiceTemplate> {
  const [row] = await findTemplates(tx, { accountId, id });
  if (row === undefined) throw new Error('a template that was just written is there');
  return presentTemplate(row);
}

const presentTemplate = ({ price, ...row }: TemplateRow): ServiceTemplate => ({
  ...row,
  price: money(price),
});

/** What is kept of a template; throws `validation_failed` with every rule that it breaks. */
function columnsOf(content: ServiceTemplateContent): TemplateColumns {
  const name_ar = content.name_ar?.trim() ?? '';
  const name_en = content.name_en?.trim() ?? '';
  const broken = servicesErrors([{ ...content, name_ar, name_en }]);
  refuseBroken(broken.map((one) => ({ ...one, field: one.field.replace('services.0.', '') })));
  const { price, charge, mandatory } = content;
  return {
    name_ar,
    name_en,
    price: price ?? 0,
    charge: charge ?? 'per_booking',
    mandatory: mandatory ?? false,
  };
}
