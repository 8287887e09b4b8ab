import type { HostPhoto } from '@diyar/contract/supply/host-photos';
import { ApiError } from '../../api/api-error.ts';
import { sendFile } from './send-file.ts';
import { shrinkFile } from './shrink-file.ts';

/** A file on its way. */
export interface Upload {
  key: string;
  /** The photo's, once the upload has begun. */
  id: string | undefined;
  /** Where the browser shows the file itself. */
  preview: string;
  state: 'waiting' | 'sending' | 'offline' | 'paused' | 'failed' | 'sent';
  /** Share of it that has arrived, 0 to 100. */
  percent: number;
  /** What went wrong, in the page's language. */
  problem: string | undefined;
}

interface Listener {
  onChange: () => void;
  onBegun: (photo: HostPhoto) => void;
  onPhoto: (photo: HostPhoto) => void;
  /** The photos of the ad as they are now. */
  beside: () => readonly string[];
}

interface Kept {
  upload: Upload;
  file: File;
  stop: AbortController | undefined;
}

/** The uploads of one form, one after the other in the order they were added; each can pause, go on and be given up. */
export class Uploads {
  readonly #listener: Listener;
  #kept: readonly Kept[] = [];
  #shown: readonly Upload[] = [];

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  /** The same list until something changes. */
  get all(): readonly Upload[] {
    return this.#shown;
  }

  /** `id` of an upload that stopped earlier, of the same file: it goes on where it stood. */
  add(file: File, id?: string): void {
    const upload: Upload = {
      key: crypto.randomUUID(),
      id,
      preview: URL.createObjectURL(file),
      state: 'waiting',
      percent: 0,
      problem: undefined,
    };
    this.#kept = [...this.#kept, { upload, file, stop: undefined }];
    this.#tell();
    this.#next();
  }

  pause(key: string): void {
    this.#kept.find(({ upload }) => upload.key === key)?.stop?.abort();
    this.#set(key, { state: 'paused' });
    this.#next();
  }

  resume(key: string): void {
    this.#set(key, { state: 'waiting', problem: undefined });
    this.#next();
  }

  remove(key: string): void {
    const kept = this.#kept.find(({ upload }) => upload.key === key);
    kept?.stop?.abort();
    if (kept !== undefined) URL.revokeObjectURL(kept.upload.preview);
    this.#kept = this.#kept.filter(({ upload }) => upload.key !== key);
    this.#tell();
    this.#next();
  }

  /** Stops all of them, as their form is left. */
  close(): void {
    for (const { upload, stop } of this.#kept) {
      stop?.abort();
      URL.revokeObjectURL(upload.preview);
    }
    this.#kept = [];
  }

  #next(): void {
    if (this.#kept.some(({ stop }) => stop !== undefined)) return;
    const waiting = this.#kept.find(({ upload }) => upload.state === 'waiting');
    if (waiting !== undefined) void this.#send(waiting);
  }

  async #send(kept: Kept): Promise<void> {
    const { key } = kept.upload;
    const stop = new AbortController();
    kept.stop = stop;
    this.#set(key, { state: 'sending' });
    try {
      const file = await shrinkFile(kept.file);
      await sendFile({
        file,
        id: kept.upload.id,
        beside: this.#listener.beside(),
        signal: stop.signal,
        onBegun: (photo) => {
          this.#set(key, { id: photo.id });
          this.#listener.onBegun(photo);
        },
        onSent: (photo) => {
          const { received, size } = photo.upload ?? { received: 1, size: 1 };
          this.#set(key, { percent: Math.floor((100 * received) / size) });
          this.#listener.onPhoto(photo);
        },
        onOffline: (isOffline) => this.#set(key, { state: isOffline ? 'offline' : 'sending' }),
      });
      this.#set(key, { state: 'sent', percent: 100 });
    } catch (error) {
      if (!stop.signal.aborted)
        this.#set(key, { state: 'failed', problem: error instanceof ApiError ? textOf(error) : '' });
    } finally {
      kept.stop = undefined;
      this.#next();
    }
  }

  #set(key: string, change: Partial<Upload>): void {
    for (const kept of this.#kept) if (kept.upload.key === key) kept.upload = { ...kept.upload, ...change };
    this.#tell();
  }

  #tell(): void {
    this.#shown = this.#kept.map(({ upload }) => upload);
    this.#listener.onChange();
  }
}

function textOf(error: ApiError): string {
  return error.fieldText('size') ?? error.fieldText('chunk') ?? error.msg;
}
