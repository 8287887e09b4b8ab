import type { HostPhoto, WizardPhoto } from '@diyar/contract/supply/host-photos';

export interface PhotoUploaderProps {
  /** The photos of the ad in their order; one of them, or none yet, is the main one. */
  photos: readonly WizardPhoto[];
  /**
   * Hears of every change: one added (as soon as its upload has an id), moved, described, made the main one, or removed.
   * A photo that was refused stays in the list, with the reason beside it, until it is removed.
   */
  onChange: (photos: WizardPhoto[]) => void;
  /** Hears of one that was deleted for good, once it is out of the list. */
  onRemoved?: (id: string) => void;
  /** Hears how each photo stands, whenever that changes: what is still uploading, processing, or refused. */
  onStates?: (states: ReadonlyMap<string, HostPhoto>) => void;
  /** Something else of the form is shown: what is on its way goes on, and says so. */
  isHidden?: boolean;
  /** A sentence about the photos on the whole, as the form that holds them was refused. */
  error: string | undefined;
}
