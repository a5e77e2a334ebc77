/** Days without a call after which a session ends. */
export const IDLE_DAYS = 7;

/** Days after which a session ends in any case. */
export const LIFETIME_DAYS = 30;
