/** The only page that may use the camera, for which it needs a document of its own. Apart from what it loads. */
export const SCAN_PATH = "/contacts/scan";
