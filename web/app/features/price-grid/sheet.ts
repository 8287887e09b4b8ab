import type { CellChange, CellValue, PricedUnit } from '@diyar/contract/supply/host-prices';
import { cellError, type PriceField, sameCell } from '@diyar/contract/supply/price-fields';
import {
  type Answer,
  cellKey,
  changedFields,
  type Edit,
  newest,
  onFirst,
  type RowEdits,
  type SheetOptions,
  type SheetState,
  type Step,
  saving,
  type Wanted,
} from './sheet-state.ts';

const MOST_AT_ONCE = 100;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 15_000;

/**
 * The cells of the grid as they are shown and as they are saved: what is changed shows at once, goes out cell by cell with what was
 * seen before, and stays where it was typed, with the reason, when it is refused.
 */
export class Sheet {
  readonly #options: SheetOptions;
  readonly #listeners = new Set<() => void>();
  readonly #queue = new Map<string, CellChange>();
  readonly #sent = new Map<string, CellChange>();
  readonly #edits = new Map<string, RowEdits>();
  #byId: Map<string, PricedUnit>;
  #past: Step[][] = [];
  #future: Step[][] = [];
  #isSending = false;
  #wait = FIRST_WAIT_MS;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #state: SheetState;

  constructor(units: readonly PricedUnit[], options: SheetOptions) {
    this.#options = options;
    this.#byId = new Map(units.map((unit) => [unit.id, unit]));
    const none = { canUndo: false, canRedo: false, waiting: 0, isLost: false };
    this.#state = { units, edits: new Map(), news: new Set(), ...none };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = (): SheetState => this.#state;

  /** What a cell shows: what was made of it, else what stands. */
  valueOf(unitId: string, field: PriceField): CellValue | null {
    const edit = this.#edits.get(unitId)?.[field];
    return edit === undefined ? this.#standing(unitId, field) : edit.value;
  }

  /** Changes cells in one step that `undo` takes back. */
  change(wanted: readonly Wanted[]): void {
    const steps = this.#put(wanted);
    if (steps.length === 0) return;
    this.#past.push(steps);
    this.#future = [];
    this.#publish({});
  }

  /** Takes the last step back, but for cells that somebody else changed since. Answers how many those are. */
  undo(): number {
    return this.#retrace(this.#past, this.#future, ({ before, after }) => ({ from: after, to: before }));
  }

  redo(): number {
    return this.#retrace(this.#future, this.#past, ({ before, after }) => ({ from: before, to: after }));
  }

  /** Sends what was refused because the cell had changed, now that what stands was seen. */
  keepMine(unitId: string, field: PriceField): void {
    const edit = this.#edits.get(unitId)?.[field];
    if (edit === undefined) return;
    this.#setEdit(unitId, field, undefined);
    this.#put([{ unitId, field, value: edit.value }]);
    this.#publish({});
  }

  /** Leaves what stands, and drops what was made of the cell. */
  dropMine(unitId: string, field: PriceField): void {
    this.#setEdit(unitId, field, undefined);
    this.#publish({});
  }

  /** Takes in units as they stand elsewhere; `all` of them, or those that changed. */
  merge(units: readonly PricedUnit[], all: boolean): void {
    const news = new Set(this.#state.news);
    for (const unit of units) {
      const before = this.#byId.get(unit.id);
      if (before === undefined) continue;
      for (const field of changedFields(before, unit))
        if (!this.#isOwn(unit.id, field, unit.cells[field] ?? null)) news.add(cellKey(unit.id, field));
    }
    this.#replace(units, all);
    this.#publish({ news });
  }

  /** Forgets that a cell was changed elsewhere, once it was looked at. */
  see(unitId: string, field: PriceField): void {
    const key = cellKey(unitId, field);
    if (!this.#state.news.has(key)) return;
    const news = new Set(this.#state.news);
    news.delete(key);
    this.#publish({ news });
  }

  #standing(unitId: string, field: PriceField): CellValue | null {
    return this.#byId.get(unitId)?.cells[field] ?? null;
  }

  /** Whether a cell's new value is one that was sent from here. */
  #isOwn(unitId: string, field: PriceField, value: CellValue | null): boolean {
    const key = cellKey(unitId, field);
    return [this.#sent.get(key), this.#queue.get(key)].some(
      (change) => change !== undefined && sameCell(change.value, value),
    );
  }

  #put(wanted: readonly Wanted[]): Step[] {
    const steps: Step[] = [];
    for (const one of onFirst(wanted)) {
      const { unitId, field, value, text } = one;
      const unit = this.#byId.get(unitId);
      const before = this.valueOf(unitId, field);
      const isTyped = text !== undefined || this.#edits.get(unitId)?.[field]?.text != null;
      if (unit === undefined || (!isTyped && sameCell(before, value))) continue;
      steps.push({ unitId, field, before, after: value });
      this.#setEdit(unitId, field, this.#judge(unit, one));
    }
    this.#sendSoon(0);
    return steps;
  }

  /** What becomes of a change here: refused with its reason, or on its way; undefined where it is what stands anyway. */
  #judge(unit: PricedUnit, { field, value, text, seen: begun }: Wanted): Edit | undefined {
    const key = cellKey(unit.id, field);
    this.#queue.delete(key);
    const refused = (msg: string): Edit => ({
      value,
      text: text ?? null,
      state: 'refused',
      msg,
      changed: null,
    });
    if (text !== undefined) return refused(this.#options.tell('number', undefined));
    const sent = this.#sent.get(key);
    const standing = this.#standing(unit.id, field);
    const seen =
      sent === undefined ? this.#seen(unit.id, field, begun === undefined ? standing : begun) : sent.value;
    if (sameCell(seen, value)) return sent === undefined ? undefined : saving(value);
    const broken = cellError(
      { ...unit, cells: this.#wished(unit) },
      { field, value },
      this.#options.minimums,
    );
    if (broken !== undefined) return refused(this.#options.tell(broken.rule, broken.params));
    this.#queue.set(key, { unit_id: unit.id, field, seen, value });
    return saving(value);
  }

  /** What a change was typed over: what was shown then, unless that itself was never saved. */
  #seen(unitId: string, field: PriceField, begun: CellValue | null): CellValue | null {
    return this.#edits.get(unitId)?.[field] === undefined ? begun : this.#standing(unitId, field);
  }

  /** The cells of a unit as they will stand once all that is on its way is saved. */
  #wished(unit: PricedUnit): PricedUnit['cells'] {
    const cells = { ...unit.cells };
    for (const [field, edit] of Object.entries(this.#edits.get(unit.id) ?? {}) as [PriceField, Edit][]) {
      if (edit.state !== 'saving') continue;
      if (edit.value === null) delete cells[field];
      else cells[field] = edit.value;
    }
    return cells;
  }

  #retrace(
    from: Step[][],
    to: Step[][],
    way: (step: Step) => { from: CellValue | null; to: CellValue | null },
  ): number {
    const steps = from.pop();
    if (steps === undefined) return 0;
    const own = steps.filter((step) => sameCell(this.valueOf(step.unitId, step.field), way(step).from));
    this.#put(own.map((step) => ({ unitId: step.unitId, field: step.field, value: way(step).to })));
    if (own.length > 0) to.push(own);
    this.#publish({});
    return steps.length - own.length;
  }

  #sendSoon(wait: number): void {
    if (this.#isSending || this.#timer !== undefined || this.#queue.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#send();
    }, wait);
  }

  async #send(): Promise<void> {
    const changes = [...this.#queue].slice(0, MOST_AT_ONCE);
    if (changes.length === 0) return;
    this.#isSending = true;
    for (const [key, change] of changes) {
      this.#queue.delete(key);
      this.#sent.set(key, change);
    }
    try {
      this.#take(await this.#options.send(changes.map(([, change]) => change)));
      this.#wait = FIRST_WAIT_MS;
    } catch (error) {
      this.#fail(error);
    }
    this.#isSending = false;
    this.#sendSoon(this.#state.isLost ? this.#wait : 0);
    this.#publish({});
  }

  #take({ outcomes, units }: Answer): void {
    this.#replace(units, false);
    for (const { unit_id: unitId, field, code, msg, changed } of outcomes) {
      const key = cellKey(unitId, field);
      const sent = this.#sent.get(key);
      this.#sent.delete(key);
      const next = this.#queue.get(key);
      // Changed again meanwhile: what goes out next was typed over what stands now.
      if (next !== undefined) this.#queue.set(key, { ...next, seen: this.#standing(unitId, field) });
      else if (code === 'saved') this.#setEdit(unitId, field, undefined);
      else if (sent !== undefined) {
        const state = code === 'state_changed' ? 'conflict' : 'refused';
        this.#setEdit(unitId, field, { value: sent.value, text: null, state, msg, changed });
      }
    }
    this.#publish({ isLost: false });
  }

  /** Puts back what did not arrive, or says why it never will. */
  #fail(error: unknown): void {
    const isPassing = this.#options.isPassing(error);
    for (const [key, change] of this.#sent) {
      const { unit_id: unitId, field, value } = change;
      if (isPassing) this.#queue.set(key, { ...(this.#queue.get(key) ?? change), seen: change.seen });
      else if (!this.#queue.has(key)) {
        const msg = this.#options.reason(error);
        this.#setEdit(unitId, field, { value, text: null, state: 'refused', msg, changed: null });
      }
    }
    this.#sent.clear();
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
    this.#publish({ isLost: isPassing });
  }

  #replace(units: readonly PricedUnit[], all: boolean): void {
    const newer = units.map((unit) => newest(unit, this.#byId.get(unit.id)));
    const fresh = new Map(newer.map((unit) => [unit.id, unit]));
    const shown = all ? newer : this.#state.units.map((unit) => fresh.get(unit.id) ?? unit);
    this.#byId = new Map(shown.map((unit) => [unit.id, unit]));
    this.#state = { ...this.#state, units: shown };
  }

  #setEdit(unitId: string, field: PriceField, edit: Edit | undefined): void {
    const { [field]: _before, ...others } = this.#edits.get(unitId) ?? {};
    const row: RowEdits = edit === undefined ? others : { ...others, [field]: edit };
    if (Object.keys(row).length === 0) this.#edits.delete(unitId);
    else this.#edits.set(unitId, row);
  }

  #publish(part: Partial<SheetState>): void {
    const waiting = this.#queue.size + this.#sent.size;
    const [canUndo, canRedo] = [this.#past.length > 0, this.#future.length > 0];
    this.#state = { ...this.#state, edits: new Map(this.#edits), ...part, waiting, canUndo, canRedo };
    for (const listener of this.#listeners) listener();
  }
}
