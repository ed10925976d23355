import { createContext } from "react";

/** Only the server's render has one: browsers hide it from scripts, and what they already run needs none. */
export const NonceContext = createContext<string | undefined>(undefined);
