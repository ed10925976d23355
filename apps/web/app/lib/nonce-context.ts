import { createContext } from "react";

/** Only set while rendering on the server: browsers hide nonces from scripts. */
export const NonceContext = createContext<string | undefined>(undefined);
