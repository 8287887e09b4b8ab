/** The address of calls that the server makes itself, without a socket; no network address looks like it. */
export const IN_PROCESS = 'in-process';
