import type { LiveChange } from '@diyar/contract/site/live';
import { callApi } from '../api/client.ts';

/** A topic that a page shows, and the callback for a possible change. */
export interface Watch {
  what: LiveChange['what'];
  /** The unit whose calendar it is; the signed-in account's own things when absent. */
  unit?: { id: string; linkKey: string | undefined } | undefined;
  onChange: () => void;
}

/** Two of the server's beats and a little: a stream silent for longer is broken, whatever the browser thinks. */
const SILENCE_MS = 45_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

const watches = new Set<Watch>();
const stateListeners = new Set<() => void>();
let source: EventSource | undefined;
/** The topics that the stream, open or opening, follows. */
let following = '';
let isLive = false;
let wait = FIRST_WAIT_MS;
let retry: ReturnType<typeof setTimeout> | undefined;
let soon: ReturnType<typeof setTimeout> | undefined;
let silence: ReturnType<typeof setTimeout> | undefined;

/** Watches until the function it answers is called. A page holds one stream, however many watch. */
export function watch(entry: Watch): () => void {
  attend();
  watches.add(entry);
  refreshSoon();
  return () => {
    watches.delete(entry);
    refreshSoon();
  };
}

let hasAttended = false;

/** Follows the eyes: a tab nobody sees needs no stream, and one that is seen again needs it at once. */
function attend(): void {
  if (hasAttended) return;
  hasAttended = true;
  document.addEventListener('visibilitychange', refresh);
  window.addEventListener('online', refresh);
}

/** Topics that leave with one page and come with the next are one change. */
function refreshSoon(): void {
  clearTimeout(soon);
  soon = setTimeout(refresh);
}

export const liveState = {
  subscribe(listener: () => void): () => void {
    stateListeners.add(listener);
    return () => stateListeners.delete(listener);
  },
  /** Whether changes are told as they happen; else whoever wants to know asks by the clock. */
  isLive: () => isLive,
};

function setLive(next: boolean): void {
  if (isLive === next) return;
  isLive = next;
  for (const listener of stateListeners) listener();
}

/** The topics to follow now; none while the tab is hidden, because a browser has few connections for all its tabs. */
function wanted(): { key: string; unit: Watch['unit'] } {
  if (document.hidden || watches.size === 0) return { key: '', unit: undefined };
  const unit = [...watches].findLast((entry) => entry.unit !== undefined)?.unit;
  const token = localStorage.getItem('user_token');
  if (unit === undefined && token === null) return { key: '', unit };
  return { key: JSON.stringify([token, unit]), unit };
}

function refresh(): void {
  const { key, unit } = wanted();
  if (key === following) return;
  hangUp();
  following = key;
  if (key !== '') void open(key, unit);
}

function hangUp(): void {
  clearTimeout(retry);
  clearTimeout(silence);
  source?.close();
  source = undefined;
  following = '';
  setLive(false);
}

async function open(key: string, unit: Watch['unit']): Promise<void> {
  try {
    const body = unit === undefined ? {} : { unit_id: unit.id, ...(unit.linkKey && { k: unit.linkKey }) };
    const { ticket } = await callApi('POST /api/v1/live/tickets', { body });
    if (following === key) follow(new EventSource(`/api/v1/live?ticket=${ticket}`));
  } catch {
    if (following === key) comeBack();
  }
}

function follow(opened: EventSource): void {
  source = opened;
  const hear = () => {
    clearTimeout(silence);
    silence = setTimeout(comeBack, SILENCE_MS);
  };
  opened.addEventListener('open', () => {
    wait = FIRST_WAIT_MS;
    hear();
    setLive(true);
    // Whatever happened before this moment was told to nobody.
    for (const { onChange } of watches) onChange();
  });
  opened.addEventListener('beat', hear);
  opened.addEventListener('change', ({ data }: MessageEvent<string>) => {
    hear();
    const change = JSON.parse(data) as LiveChange;
    for (const entry of [...watches]) if (concerns(change, entry)) entry.onChange();
  });
  opened.addEventListener('error', comeBack);
}

function concerns(change: LiveChange, { what, unit }: Watch): boolean {
  return change.what === what && (unit === undefined || unit.id === change.id);
}

/** A ticket opens one stream: another one needs another. Many who lost theirs at once do not come back at once. */
function comeBack(): void {
  hangUp();
  retry = setTimeout(refresh, wait * (0.5 + Math.random()));
  wait = Math.min(wait * 2, LONGEST_WAIT_MS);
}
