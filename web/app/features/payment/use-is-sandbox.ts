import { useGeneralSettings } from '../../api/general-settings.ts';

/** Whether payments here go to the sandbox gateway, whose test cards may be shown; false until it is known. */
export function useIsSandbox(): boolean {
  return useGeneralSettings()?.sandbox_payments ?? false;
}
