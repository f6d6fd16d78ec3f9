/** A port of the loopback that nobody listens on at this moment. */
export declare function freePort(): Promise<number>;
