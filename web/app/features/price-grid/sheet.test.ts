import type { CellChange, PricedUnit } from '@diyar/contract/supply/host-prices';
import { expect, test, vi } from 'vitest';
import { columnsOf, parseTable, raised, readTyped } from './cells.ts';
import { type Area, copied, filled, pasted, raisedIn, switched } from './commands.ts';
import { Sheet } from './sheet.ts';

const on = (amount: number | null) => ({ amount, active: true });
const unit = (id: string, cells: PricedUnit['cells'], more: Partial<PricedUnit> = {}): PricedUnit => ({
  id,
  version: 1,
  code: id,
  name: id,
  name_lang: 'ar',
  property: { id: 'p', name: 'p' },
  category: 'apartment',
  purpose: 'rent',
  cells,
  licence: null,
  offer: null,
  ...more,
});

function written(cells: PricedUnit['cells'], { field, value }: CellChange): PricedUnit['cells'] {
  const { [field]: _before, ...others } = cells;
  return value === null ? others : { ...others, [field]: value };
}

/** A sheet whose server answers with what `answer` makes of the changes it is sent. */
function sheetOf(units: PricedUnit[], refuse: (change: CellChange) => string | undefined = () => undefined) {
  const sent: CellChange[][] = [];
  let stands = units;
  const sheet = new Sheet(units, {
    minimums: [{ category: 'apartment', kind: 'daily', price: { amount: 10_000, text: '100 S.R' } }],
    isPassing: (error) => error === 'away',
    reason: String,
    tell: (rule) => rule,
    send: async (changes) => {
      sent.push(changes);
      const outcomes = changes.map((change) => {
        const code = refuse(change);
        if (code === undefined)
          stands = stands.map((one) =>
            one.id === change.unit_id
              ? { ...one, version: one.version + 1, cells: written(one.cells, change) }
              : one,
          );
        const { unit_id, field } = change;
        return { unit_id, field, code: (code ?? 'saved') as 'saved', msg: code ?? '', changed: null };
      });
      return { outcomes, units: stands };
    },
  });
  const saved = () => vi.waitFor(() => expect(sheet.getState().waiting).toBe(0));
  return { sheet, sent, saved };
}

const areaOf = (sheet: Sheet, range: Partial<Area['range']> = {}): Area => {
  const { units } = sheet.getState();
  return {
    units,
    columns: columnsOf(units),
    range: { top: 0, bottom: 0, first: 0, last: 0, ...range },
    valueOf: (id, field) => sheet.valueOf(id, field),
  };
};
/** The place of the daily price among the columns of a unit to rent: per metre, hourly, daily. */
const DAILY = 2;

test('a changed price shows at once, goes out with what was seen, and undo and redo take it back and forth', async () => {
  const { sheet, sent, saved } = sheetOf([unit('a', { daily: on(40_000) })]);
  sheet.change([{ unitId: 'a', field: 'daily', value: on(50_000) }]);
  expect(sheet.valueOf('a', 'daily')).toEqual(on(50_000));
  await saved();
  expect(sent[0]).toEqual([{ unit_id: 'a', field: 'daily', seen: on(40_000), value: on(50_000) }]);
  expect(sheet.getState().edits.size).toBe(0);
  sheet.undo();
  await saved();
  expect(sheet.getState().units[0]?.cells.daily).toEqual(on(40_000));
  sheet.redo();
  await saved();
  expect(sheet.getState()).toMatchObject({ canRedo: false, units: [{ cells: { daily: on(50_000) } }] });
});

test('undo leaves a cell that somebody else changed since, and says so', async () => {
  const { sheet, sent, saved } = sheetOf([unit('a', { daily: on(40_000) })]);
  sheet.change([{ unitId: 'a', field: 'daily', value: on(50_000) }]);
  await saved();
  sheet.merge([unit('a', { daily: on(60_000) }, { version: 9 })], false);
  expect([...sheet.getState().news]).toEqual(['a daily']);
  expect(sheet.undo()).toBe(1);
  expect(sent).toHaveLength(1);
});

test('what breaks a rule stays where it was typed, with the rule, and is not sent', async () => {
  const { sheet, sent, saved } = sheetOf([unit('a', { daily: on(40_000), hourly: on(5_000) })]);
  sheet.change([
    { unitId: 'a', field: 'daily', value: on(9_900) },
    { unitId: 'a', field: 'hourly', value: null },
  ]);
  await saved();
  expect(sheet.getState().edits.get('a')).toMatchObject({
    daily: { state: 'refused', msg: 'min_price', value: on(9_900) },
  });
  expect(sent.flat().map(({ field }) => field)).toEqual(['hourly']);
  sheet.dropMine('a', 'daily');
  expect(sheet.valueOf('a', 'daily')).toEqual(on(40_000));
});

test('a cell that changed elsewhere keeps both values until one is chosen', async () => {
  let isStale = true;
  const { sheet, sent, saved } = sheetOf([unit('a', { daily: on(40_000) })], () =>
    isStale ? 'state_changed' : undefined,
  );
  sheet.change([{ unitId: 'a', field: 'daily', value: on(50_000) }]);
  await saved();
  sheet.merge([unit('a', { daily: on(45_000) }, { version: 5 })], false);
  expect(sheet.getState().edits.get('a')?.daily).toMatchObject({ state: 'conflict', value: on(50_000) });
  expect(sheet.getState().units[0]?.cells.daily).toEqual(on(45_000));
  isStale = false;
  sheet.keepMine('a', 'daily');
  await saved();
  expect(sent.at(-1)?.[0]).toMatchObject({ seen: on(45_000), value: on(50_000) });
});

test('what was typed again while it was on its way goes out over what was sent', async () => {
  const { sheet, sent, saved } = sheetOf([unit('a', { daily: on(40_000) })]);
  sheet.change([{ unitId: 'a', field: 'daily', value: on(50_000) }]);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sheet.change([{ unitId: 'a', field: 'daily', value: on(55_000) }]);
  await saved();
  expect(sent.flat().map(({ seen, value }) => [seen?.amount, value?.amount])).toEqual([
    [40_000, 50_000],
    [50_000, 55_000],
  ]);
});

test('a table copied from Excel fills cells from the chosen one on, leaves what cannot be written, keeps what is no number', async () => {
  const units = [
    unit('a', { daily: on(40_000) }),
    unit('b', {}, { purpose: 'sale' }),
    unit('c', { daily: on(1) }, { licence: { field: 'yearly', amount: null } }),
  ];
  const { sheet, saved } = sheetOf(units);
  const area = areaOf(sheet);
  const first = area.columns.indexOf('daily');
  const { wanted, left } = pasted(
    { ...area, range: { ...area.range, first, last: first } },
    '"1,250 S.R"\t٩٬٠٠٠\t70000\r\n500\t\t\r\nكلام\t\t80000\n',
  );
  expect(left).toBe(2);
  sheet.change(wanted);
  await saved();
  expect(sheet.getState().units[0]?.cells).toMatchObject({
    daily: on(125_000),
    monthly: on(900_000),
    yearly: on(7_000_000),
  });
  expect(sheet.getState().edits.get('c')?.daily).toMatchObject({ text: 'كلام', msg: 'number', value: on(1) });
});

test('fill down, five percent more and switching off change the selected cells of every unit', async () => {
  const units = [
    unit('a', { daily: on(33_300), yearly: on(1) }),
    unit('b', { yearly: on(1) }),
    unit('c', { yearly: on(1) }),
  ];
  const { sheet, saved } = sheetOf(units);
  const area = areaOf(sheet, { bottom: 2, first: DAILY, last: DAILY });
  sheet.change(filled(area).wanted);
  sheet.change(raisedIn(area, 5, 100));
  await saved();
  // 333 and a twentieth is 349.65: to the riyal 350.
  expect(sheet.getState().units.map(({ cells }) => cells.daily?.amount)).toEqual([35_000, 35_000, 35_000]);
  sheet.change(switched(area, false).wanted);
  await saved();
  expect(sheet.getState().units.map(({ cells }) => cells.daily?.active)).toEqual([false, false, false]);
  expect(copied(area)).toBe('350\n350\n350');
  sheet.undo();
  sheet.undo();
  sheet.undo();
  await saved();
  expect(sheet.getState().units.map(({ cells }) => cells.daily?.amount)).toEqual([
    33_300,
    undefined,
    undefined,
  ]);
});

test('numbers are read as Saudis type them', () => {
  expect(readTyped('daily', '١٬٢٥٠٫٥', null)).toEqual(on(125_050));
  expect(readTyped('daily', ' 400 ر.س ', { amount: 1, active: false })).toEqual({
    amount: 40_000,
    active: false,
  });
  expect(readTyped('down_payment_percent', '30%', null)).toEqual(on(30));
  expect([readTyped('daily', '', on(1)), readTyped('daily', 'abc', null)]).toEqual([null, undefined]);
  expect(parseTable('1\t2\r\n3\t4\r\n')).toEqual([
    ['1', '2'],
    ['3', '4'],
  ]);
  expect([raised(33_300, 5, 1), raised(33_300, -10, 500)]).toEqual([34_965, 30_000]);
});
