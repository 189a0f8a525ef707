/** What a further command in the same sentence begins with. */
export const VERB = String.raw`(?:turn|switch|set|open|close|shut|lock|unlock|dim|brighten|start|stop|play|pause|resume|remind|add|put|make|lower|raise|increase|decrease|activate|deactivate|mute|unmute|cancel|skip|toggle|change|tell|what|show|wake|run|vacuum|clean|log|track|record|how)`;
