import { useSyncExternalStore } from 'react';
import { choiceFromStored, type StayChoice } from './stay-choice.ts';

const kept = new Map<string, StayChoice | undefined>();
const listeners = new Set<() => void>();

function keyOf(adId: string): string {
  return `stay_choice:${adId}`;
}

function read(adId: string): StayChoice | undefined {
  if (!kept.has(adId)) kept.set(adId, choiceFromStored(sessionStorage.getItem(keyOf(adId))));
  return kept.get(adId);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps what was chosen for an ad in this tab: it outlives a reload, the way back and sign-in. */
export function keepChoice(adId: string, choice: StayChoice): void {
  kept.set(adId, choice);
  sessionStorage.setItem(keyOf(adId), JSON.stringify({ ...choice, services: choice.services.join(',') }));
  for (const listener of listeners) listener();
}

/** The choice made for an ad in this tab; undefined on the server, while hydrating, and when there is none. */
export function useKeptChoice(adId: string): StayChoice | undefined {
  return useSyncExternalStore(
    subscribe,
    () => read(adId),
    () => undefined,
  );
}
