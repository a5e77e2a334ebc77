/** Days without a call after which a session expires. */
export const IDLE_DAYS = 7;

/** Days after which a session expires even if it is in use. */
export const LIFETIME_DAYS = 30;
