/** Limits of messages. Apart from the calls, so that a page which only names them does not bring zod along. */
export const MOST_MESSAGE_CHARACTERS = 2000;
export const MOST_MESSAGE_PICTURE_BYTES = 5 * 1024 * 1024;
