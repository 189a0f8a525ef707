-- As a new index would be, without building it anew.
ALTER INDEX "memories_terms" SET (fastupdate = true, gin_pending_list_limit = 256);
