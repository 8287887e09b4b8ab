/** What has to happen before the project can run in `root` and why, the lock file's hash, and the file that notes it. */
export function decideInstall(root: string): {
  action: 'nothing' | 'record' | 'install';
  reason: string;
  hash: string;
  noteFile: string;
};
