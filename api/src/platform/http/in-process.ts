/** Whom the server calls by itself, without a socket; no address on any network looks like it. */
export const IN_PROCESS = 'in-process';
