/** A setting is invalid; the message names the variable and the values it accepts. */
export class ConfigError extends Error {}
